import formsWords from "../../../content/words/forms.json";
import { chatAddress } from "../../ui/links/chat-address";
import type { Answer, FailureCause } from "../answer";

/** Windows ignores a longer address. */
const LONGEST = 2000;
const LONGEST_SUBJECT = 700;

/** Letters as people count them. Older browsers keep a letter and its marks together, at least. */
function letters(text: string): readonly string[] {
  if ("Segmenter" in Intl) return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  return text.match(/\P{M}\p{M}*/gu) ?? [];
}

/** As many whole letters of a text as have room in an address. */
function cut(text: string, room: number): string {
  let [kept, used] = ["", 0];
  for (const letter of letters(text)) {
    used += encodeURIComponent(letter).length;
    if (used > room) break;
    kept += letter;
  }
  return kept;
}

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** Stands at the end of a text that was cut. */
  readonly cutNote: string;
}

/** Opens the visitor's own mail program with a message written, as far as an address can hold it. */
export function mailAddress({ to, subject, text, cutNote }: Mail) {
  const head = `mailto:${to}?subject=${encodeURIComponent(cut(subject, LONGEST_SUBJECT))}&body=`;
  const body = text.replace(/\r?\n/g, "\r\n");
  const whole = head + encodeURIComponent(body);
  if (whole.length <= LONGEST) return { href: whole, isCut: false };
  const end = `…\r\n\r\n${cutNote}`;
  const beginning = cut(body, LONGEST - head.length - encodeURIComponent(end).length);
  return { href: head + encodeURIComponent(beginning + end), isCut: true };
}

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
function failureReason(answer: Answer, reasons: Reasons): string {
  if (answer.kind === "accepted") return "";
  if (answer.message) return answer.message;
  return answer.kind === "declined" ? reasons.server : reasons[answer.cause];
}

/** The ways to reach the company without the form. */
interface FormCompany {
  readonly phone: string;
  readonly email: string;
  readonly chat: { readonly number: string };
}

/** Describes a message that was not sent, with the company's mail and chat as other ways. */
export function describeFailure(
  { answer, subject, text }: { readonly answer: Answer; readonly subject: string; readonly text: string },
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
