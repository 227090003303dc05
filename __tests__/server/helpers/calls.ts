import { once } from "node:events";
import { request as httpRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { z } from "zod";

export const CONTACT = "/api/ont/v1/dev/email/sendWebsiteEmail";
export const CONSULTATION = "/sendWebsiteConsultingEmail";
export const MAILBOX = "hello@agency.example";

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /** The body as JSON; throws if it is none. */
  json(): unknown;
}

const formAnswer = z.strictObject({
  success: z.boolean(),
  message: z.string().optional(),
  messageId: z.string().optional(),
  reference: z.string().optional(),
});

export function contactBody(mark = "hello") {
  return {
    to: MAILBOX,
    subject: "New message from Asha",
    html: `<p><strong>Full name:</strong> Asha</p><p><strong>Email:</strong> asha@example.com</p><p><strong>Phone:</strong> +919840000000</p><p><strong>Message:</strong><br>${mark}</p>`,
  };
}

export function consultationBody(mark = "12 Main Street") {
  return {
    from: "asha@example.com",
    name: "Asha",
    email: "asha@example.com",
    mobile: "+919840000000",
    address: mark,
    education: ["Undergraduate", "Other"],
    otherEducation: "Diploma",
    studyCountry: ["Australia"],
    otherStudyCountry: "",
  };
}

interface RequestOptions {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

/** Sends one request with its target exactly as given, without normalisation. */
export async function request(
  address: string,
  path: string,
  { method = "GET", headers = {}, body }: RequestOptions = {},
): Promise<Answer> {
  const { hostname, port } = new URL(address);
  const sent = httpRequest({ hostname, port, path, method, headers, agent: false });
  const answer = new Promise<Answer>((resolve, reject) => {
    sent.once("error", reject);
    sent.once("response", (response) => {
      const { statusCode: status = 0, headers } = response;
      buffer(response).then(
        (body) => resolve({ status, headers, body, json: () => JSON.parse(body.toString()) }),
        reject,
      );
    });
  });
  sent.end(body);
  return answer;
}

/** Posts a body: strings and buffers unchanged, anything else as JSON. The answer must match the documented schema. */
export async function post(address: string, path: string, body: unknown, headers: OutgoingHttpHeaders = {}) {
  const raw = typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const got = await request(address, path, {
    method: "POST",
    headers: { "content-type": "application/json", "content-length": Buffer.byteLength(raw), ...headers },
    body: raw,
  });
  return { status: got.status, headers: got.headers, ...formAnswer.parse(got.json()) };
}

/** Opens a plain TCP connection; its errors are no concern of the test's. */
export async function openLine(address: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname).on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Sends text over a plain TCP connection and returns everything received until the host closes it. */
export async function rawExchange(address: string, text: string): Promise<string> {
  const socket = await openLine(address);
  let back = "";
  socket.on("data", (part) => {
    back += part;
  });
  socket.write(text);
  await once(socket, "close");
  return back;
}
