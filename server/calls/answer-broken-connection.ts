import type { Socket } from "node:net";

const ANSWERS: Readonly<Record<string, readonly [status: string, message: string]>> = {
  ERR_HTTP_REQUEST_TIMEOUT: ["408 Request Timeout", "The request took too long. Please try again."],
  HPE_HEADER_OVERFLOW: ["431 Request Header Fields Too Large", "The request is too large."],
};

/** Answers what is no HTTP, or comes too slowly, in the same form as every other refusal, and hangs up. */
export function answerBrokenConnection(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const [status, message] = ANSWERS[error.code ?? ""] ?? ["400 Bad Request", "The request is not valid."];
  const body = JSON.stringify({ success: false, message });
  const head = `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n`;
  socket.end(head + body, () => socket.destroy());
}
