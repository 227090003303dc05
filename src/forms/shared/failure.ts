import formsWords from "../../../content/words/forms.json";
import { cutText } from "../../lib/cut-text";
import { chatAddress } from "../../ui/links/chat-address";
import type { FailureCause, ServiceResponse } from "../service-response";

/** Maximum length of an address in characters; Windows ignores longer ones. */
const LONGEST = 2000;
const LONGEST_SUBJECT = 700;

const cut = (text: string, room: number) =>
  cutText(text, room, (letter) => encodeURIComponent(letter).length);

interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly cutNote: string;
}

/** A `mailto:` address with the message, as far as the length allows. */
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

function failureReason(response: ServiceResponse, reasons: Reasons): string {
  if (response.kind === "accepted") return "";
  if (response.message) return response.message;
  return response.kind === "declined" ? reasons.server : reasons[response.cause];
}

export function describeFailure(
  {
    response,
    subject,
    text,
  }: { readonly response: ServiceResponse; readonly subject: string; readonly text: string },
  company: { readonly email: string; readonly chat: { readonly number: string } },
  reasons: Reasons,
): Failure {
  const { href, isCut } = mailAddress({ to: company.email, subject, text, cutNote: mailCut.note });
  return {
    reason: failureReason(response, reasons),
    mail: href,
    chat: chatAddress(company.chat.number, text),
    toPaste: isCut ? text : undefined,
  };
}
