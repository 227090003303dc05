import { fill } from "../../words/fill";
import { messageWords } from "../../words/specified-forms";
import type { ContactBody } from "../endpoints";
import type { ContactValues } from "./contact-values";
import { escapeHtml } from "./escape-html";
import { phoneNumber } from "./phone-number";

const words = messageWords.contact;
const LONGEST_NAME = 80;

/** A message's lines: label and value. */
function linesOf(values: ContactValues): readonly (readonly [string, string])[] {
  return [
    [words.fullName, values.fullName.trim()],
    [words.email, values.email.trim()],
    [words.phone, phoneNumber.toSend(values.phone, values.phoneCountry)],
    [words.message, values.message.trim()],
  ];
}

/** What a contact message says, for the call and, if that fails, for a mail or a chat. */
export const contactPayload = {
  subject({ fullName }: ContactValues): string {
    return fill(words.subject, { name: fullName.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME) });
  },
  create(to: string, values: ContactValues): ContactBody {
    const html = linesOf(values).map(
      ([label, value]) => `<p><strong>${label}:</strong> ${escapeHtml(value)}</p>`,
    );
    return { to, subject: contactPayload.subject(values), html: html.join("\n") };
  },
  asText(values: ContactValues): string {
    return linesOf(values)
      .map(([label, value]) => `${label}: ${value}`)
      .join("\n");
  },
};
