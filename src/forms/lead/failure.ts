import formsWords from "../../../content/words/forms.json";
import { chatAddress } from "../../ui/links/chat-address";
import { mailAddress } from "../../ui/links/mail-address";
import type { Answer, FailureCause } from "../answer";
import type { FormCompany } from "./lead-kind";

const { mailCut } = formsWords.sending;

type Reasons = Readonly<Record<FailureCause, string>>;

export interface Failure {
  readonly reason: string;
  readonly mail: string;
  readonly chat: string;
  /** The message, if the mail's address holds only its beginning. */
  readonly toPaste: string | undefined;
}

/** Why a message was not sent, in words: the service's own, if it gave any. */
export function failureReason(answer: Answer, reasons: Reasons): string {
  if (answer.kind === "accepted") return "";
  if (answer.message) return answer.message;
  return answer.kind === "declined" ? reasons.server : reasons[answer.cause];
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
  const { href, isCut } = mailAddress({ to: company.email, subject, text, cutNote: mailCut.note });
  return {
    reason: failureReason(answer, reasons),
    mail: href,
    chat: chatAddress(company.chat.number, text),
    toPaste: isCut ? text : undefined,
  };
}
