/** Why a request failed. */
export type FailureCause = "offline" | "timeout" | "network" | "server";

/** How a request ended. */
export type Answer =
  /** The service took the message. */
  | { readonly kind: "accepted" }
  /** The service answered with a 2xx status and `success: false`. */
  | { readonly kind: "declined"; readonly message?: string }
  /** No answer, or one with another status. */
  | {
      readonly kind: "failed";
      readonly cause: FailureCause;
      readonly status?: number;
      readonly message?: string;
    };

/** What an answer means for the visitor: whether the message is sent, and the sentence that says so. */
export interface Verdict {
  readonly isSent: boolean;
  readonly text: string;
}

function parseObject(text: string): object {
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
 * some mail services answer a good consultation request with a body that has no such flag.
 */
export function readAnswer(status: number, text: string): Answer {
  const body = parseObject(text);
  const message = messageOf(body);
  if (status < 200 || status > 299) return { kind: "failed", cause: "server", status, message };
  return "success" in body && body.success === false ? { kind: "declined", message } : { kind: "accepted" };
}
