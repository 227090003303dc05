import type { Answer } from "./answer";

const REASONS = {
  offline: "You are offline. Send it again when the connection is back, or use one of these:",
  timeout: "Our service did not answer within 20 seconds. Try again, or use one of these:",
  network: "Our service could not be reached. Try again, or use one of these:",
  server: "Our service could not take it just now. Try again, or use one of these:",
} as const;

/** Why a message was not sent, in words, for the panel that offers other ways. */
export function failureReason(answer: Answer): string {
  if (answer.kind === "accepted") return "";
  if (answer.message) return answer.message;
  return answer.kind === "declined" ? REASONS.server : REASONS[answer.cause];
}
