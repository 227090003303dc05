import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

/** A request as the service received it. */
export interface ReceivedCall {
  readonly path: string;
  readonly body: Record<string, unknown>;
}

/** Answers exactly as the consultancy's present mail service does (docs/decisions.md, "Calls"). */
export interface MailService {
  readonly url: string;
  readonly calls: ReceivedCall[];
  /** From now on sending fails, as when the mail server is down. */
  breakDown(): void;
  stop(): Promise<void>;
}

const OBJECT = z.record(z.string(), z.unknown());

async function readBody(request: IncomingMessage): Promise<Record<string, unknown>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return OBJECT.parse(JSON.parse(Buffer.concat(parts).toString("utf8")));
}

function answerContact({ to, subject, html }: Record<string, unknown>, isBroken: boolean): [number, object] {
  if (!to || !subject || !html) return [400, { success: false, message: "Missing required fields" }];
  if (isBroken) return [500, { success: false, error: "connect ECONNREFUSED" }];
  return [200, { success: true, messageId: "<1@mail.example>" }];
}

function answerConsultation(isBroken: boolean): [number, object] {
  if (isBroken) return [500, { message: "Failed to send email", error: { code: "ECONNECTION" } }];
  return [200, { message: "Email sent successfully", info: { accepted: ["office@agency.example"] } }];
}

export async function startMailService(): Promise<MailService> {
  const calls: ReceivedCall[] = [];
  let isBroken = false;
  const server = createServer(async (request, response) => {
    const path = request.url ?? "";
    const body = await readBody(request);
    calls.push({ path, body });
    const [status, answer] = path.endsWith("/sendWebsiteEmail")
      ? answerContact(body, isBroken)
      : answerConsultation(isBroken);
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port }: AddressInfo = z
    .object({ port: z.number(), address: z.string(), family: z.string() })
    .parse(server.address());
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    breakDown() {
      isBroken = true;
    },
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
