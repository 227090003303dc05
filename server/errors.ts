import { STATUS_CODES } from "node:http";
import type { Socket } from "node:net";
import type { FastifyError, FastifyReply, FastifyRequest } from "fastify";
import words from "../content/words/host.json";

/** These sentences are for programs that call the endpoints; the site's forms never receive them. */
const MESSAGES: Readonly<Record<number, string>> = {
  404: "There is nothing at this address.",
  408: words.slow,
  413: words.large,
  415: "The request must be JSON.",
  431: "The request is too large.",
};

export function statusMessage(status: number): string {
  return MESSAGES[status] ?? (status < 500 ? "The request is not valid." : words.failed);
}

/** An error whose message is sent to the visitor. */
export class HttpError extends Error {
  override readonly name = "HttpError";

  constructor(
    readonly statusCode: number,
    message = statusMessage(statusCode),
    /** For the log; never sent. */
    readonly code = "REFUSED",
  ) {
    super(message);
  }
}

/** The `code` of an error of Node or a library, such as ENOSPC; undefined without one. */
export function errorCode(error: unknown): string | undefined {
  if (typeof error !== "object" || error === null || !("code" in error)) return undefined;
  return typeof error.code === "string" ? error.code : undefined;
}

/** The Content-Range header of a 416 response, with the file's length (RFC 9110, section 15.5.17). */
function rangeOf(error: object): string | undefined {
  const headers = "headers" in error ? error.headers : undefined;
  if (typeof headers !== "object" || headers === null || !("Content-Range" in headers)) return undefined;
  return `${headers["Content-Range"]}`;
}

/** Answers an error as `{success: false, message}`, without details of unexpected ones. */
export function answerError(
  error: FastifyError | HttpError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const isExpected = error instanceof HttpError;
  const given = error.statusCode ?? 500;
  const status = given >= 400 && given <= 599 ? given : 500;
  if (status >= 500) {
    // Logs only the name and stack of an unexpected error, as its message could quote the visitor's text.
    const where = isExpected ? undefined : error.stack?.split("\n").filter((line) => /^\s+at /.test(line));
    request.log.error({ code: error.code, kind: error.name, where }, "a request failed");
  }
  const range = rangeOf(error);
  if (range !== undefined) reply.header("content-range", range);
  reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send({ success: false, message: isExpected ? error.message : statusMessage(status) });
}

const SOCKET_STATUSES: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers a request that is invalid HTTP or too slow like any other error, then closes the connection. */
export function answerInvalidRequest(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const status = SOCKET_STATUSES[error.code ?? ""] ?? 400;
  const body = JSON.stringify({ success: false, message: statusMessage(status) });
  const head = `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
  socket.end(head + body, () => socket.destroy());
}
