import { chatAddress } from "../../ui/links/chat-address";
import type { Answer, FailureCause } from "../answer";
import type { FormCompany } from "./lead-kind";

type Reasons = Readonly<Record<FailureCause, string>>;

export interface Failure {
  readonly reason: string;
  readonly mail: string;
  readonly chat: string;
}

/** Why a message was not sent, in words: the service's own, if it gave any. */
export function failureReason(answer: Answer, reasons: Reasons): string {
  if (answer.kind === "accepted") return "";
  if (answer.message) return answer.message;
  return answer.kind === "declined" ? reasons.server : reasons[answer.cause];
}

/** Address that opens the visitor's own mail program with a message written. */
export function mailAddress(to: string, subject: string, text: string): string {
  const body = text.replace(/\r?\n/g, "\r\n");
  return `mailto:${to}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}

interface Unsent {
  readonly answer: Answer;
  readonly subject: string;
  readonly text: string;
}

/** Describes a message that was not sent, with the company's mail and chat as other ways. */
export function describeFailure(
  { answer, subject, text }: Unsent,
  company: FormCompany,
  reasons: Reasons,
): Failure {
  return {
    reason: failureReason(answer, reasons),
    mail: mailAddress(company.email, subject, text),
    chat: chatAddress(company.chat.number, text),
  };
}
