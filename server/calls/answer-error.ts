import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import { CallError } from "./call-error";

const MESSAGES: Readonly<Record<number, string>> = {
  400: "The request is not valid.",
  404: "There is nothing at this address.",
  408: "The request took too long. Please try again.",
  413: "The message is too large.",
  415: "The request must be JSON.",
  431: "The request is too large.",
};
const FAILURE = "Something went wrong on our side. Please try again.";

/** Answers every error as `{success: false, message}`: refusals in words, failures without detail. */
export function answerError(
  error: FastifyError | CallError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const known = error instanceof CallError;
  const given = error.statusCode ?? 500;
  const status = given >= 400 && given <= 599 ? given : 500;
  if (status >= 500) {
    // An unforeseen error's own message could quote what the visitor wrote: its kind and place suffice.
    const where = known ? undefined : error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
    request.log.error({ code: error.code, kind: error.name, where }, "a request failed");
  }
  const message = known
    ? error.message
    : (MESSAGES[status] ?? (status < 500 ? "The request is not valid." : FAILURE));
  reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send({ success: false, message });
}
