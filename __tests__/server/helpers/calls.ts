import { once } from "node:events";
import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders } from "node:http";
import { connect, type Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import { z } from "zod";

export const CONTACT = "/api/ont/v1/dev/email/sendWebsiteEmail";
export const CONSULTATION = "/sendWebsiteConsultingEmail";
export const MAILBOX = "hello@agency.example";

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

export const senderHeader = (from: string, name = "Asha") => ({
  "x-sender": new URLSearchParams({ from, name }).toString(),
});

interface Sent {
  readonly method?: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly body?: string | Buffer;
}

export async function request(address: string, path: string, { method, headers, body }: Sent = {}) {
  const { hostname, port } = new URL(address);
  const sent = httpRequest({ hostname, port, path, method, headers, agent: false });
  // A late error is reported by the body, which then ends early.
  sent.on("error", () => {}).end(body);
  const [response]: IncomingMessage[] = await once(sent, "response");
  if (!response) throw new Error("a response without a message");
  const got = await buffer(response);
  const json = (): unknown => JSON.parse(got.toString());
  return { status: response.statusCode ?? 0, headers: response.headers, body: got, json };
}

/** Posts a body: strings and buffers unchanged, anything else as JSON. The answer must match the documented schema. */
export async function post(address: string, path: string, body: unknown, headers: OutgoingHttpHeaders = {}) {
  const raw = typeof body === "string" || Buffer.isBuffer(body) ? body : JSON.stringify(body);
  const sent = { "content-type": "application/json", "content-length": Buffer.byteLength(raw), ...headers };
  const got = await request(address, path, { method: "POST", headers: sent, body: raw });
  return { status: got.status, headers: got.headers, ...formAnswer.parse(got.json()) };
}

export const refusal = (status: number, message: unknown) => ({ status, success: false, message });

/**
 * Opens a plain TCP connection; its errors are no concern of the test's.
 * @param from this machine's address that it comes from
 */
export async function openTcpLine(address: string, from?: string): Promise<Socket> {
  const { hostname, port } = new URL(address);
  const target = { port: Number(port), host: hostname, localAddress: from };
  const socket = connect(target).on("error", () => {});
  await once(socket, "connect");
  return socket;
}

/** Sends bytes over a plain TCP connection and returns everything received until it is closed. */
export async function rawExchange(address: string, text: string | Buffer): Promise<string> {
  const socket = await openTcpLine(address);
  const back: Buffer[] = [];
  socket.on("data", (part) => back.push(part)).write(text);
  await once(socket, "close");
  return Buffer.concat(back).toString();
}
