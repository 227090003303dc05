import type { FastifyInstance } from "fastify";
import { CallError } from "./call-error";

const decoder = new TextDecoder("utf-8", { fatal: true });

function decode(body: Buffer): string {
  try {
    return decoder.decode(body);
  } catch {
    throw new CallError(400, "The request is not valid UTF-8.", "INVALID_UTF8");
  }
}

/** Lets an application take JSON in correct UTF-8, without prototype keys, and nothing else. */
export function acceptJson(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    try {
      parse(request, decode(Buffer.from(body)), done);
    } catch (error) {
      done(error instanceof Error ? error : new Error("unreadable body"));
    }
  });
}
