import { recordIn } from "../lib/storage";

export type FailureCause = "offline" | "timeout" | "network" | "server";

export type ServiceResponse =
  /** The service took the message; the site's own host gives it a number. */
  | { readonly kind: "accepted"; readonly reference?: string }
  /** The service answered with a 2xx status and `success: false`. */
  | { readonly kind: "declined"; readonly message?: string }
  /** No response, or one with another status. */
  | {
      readonly kind: "failed";
      readonly cause: FailureCause;
      readonly status?: number;
      readonly message?: string;
    };

export interface Verdict {
  readonly isSent: boolean;
  readonly text: string;
}

type Body = ReturnType<typeof recordIn>;

const messageOf = ({ message }: Body): string | undefined =>
  (typeof message === "string" && message.trim()) || undefined;

/** The number that the site's own host gave the message, such as 7K3M-Q9XA. */
const referenceOf = ({ reference }: Body): string | undefined =>
  typeof reference === "string" && /^[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(reference) ? reference : undefined;

/** Reads the contact service's response: every 2xx status is a success, and no words of the service are shown. */
export function readStatus(status: number, text: string): ServiceResponse {
  const response = readResponse(status, text);
  if (response.kind === "declined") return { kind: "accepted" };
  return response.kind === "failed" ? { ...response, message: undefined } : response;
}

/**
 * Reads the consultation service's response. A 2xx status is a success unless the body says `success: false`:
 * some mail services answer a good consultation request with a body that has no such flag.
 */
export function readResponse(status: number, text: string): ServiceResponse {
  const body = recordIn(text);
  const message = messageOf(body);
  if (status < 200 || status > 299) return { kind: "failed", cause: "server", status, message };
  if (body.success === false) return { kind: "declined", message };
  return { kind: "accepted", reference: referenceOf(body) };
}
