import type { Answer, FailureCause } from "./answer";

/** Words for each cause, from content. */
type Reasons = Readonly<Record<FailureCause, string>>;

/** Why a message was not sent, in words, for the panel that offers other ways. */
export function failureReason(answer: Answer, reasons: Reasons): string {
  if (answer.kind === "accepted") return "";
  if (answer.message) return answer.message;
  return answer.kind === "declined" ? reasons.server : reasons[answer.cause];
}
