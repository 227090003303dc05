import type { Answer } from "./answer";

function parse(text: string): object {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === "object" && body !== null ? body : {};
  } catch {
    return {};
  }
}

/** The sentence that the service meant for the visitor, if there is one. */
function messageOf(body: object): string | undefined {
  const message = "message" in body && typeof body.message === "string" ? body.message.trim() : "";
  return message === "" ? undefined : message;
}

/**
 * Reads a service's answer. A 2xx status is a success unless the body says `success: false`:
 * the present mail service answers a good consultation without a flag (design.md, "Decisions on the specification").
 */
export function readAnswer(status: number, text: string): Answer {
  const body = parse(text);
  const message = messageOf(body);
  if (status < 200 || status > 299) return { kind: "failed", cause: "server", status, message };
  return "success" in body && body.success === false ? { kind: "declined", message } : { kind: "accepted" };
}
