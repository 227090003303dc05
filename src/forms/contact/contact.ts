import fixedWords from "../../../content/words/fixed-forms.json";
import formsWords from "../../../content/words/forms.json";
import { escapeMarkup } from "../../lib/entities";
import { fill } from "../../lib/fill";
import type { Answer, Verdict } from "../answer";
import { extractEmail, isEmail } from "../email";
import type { ContactBody, Sender } from "../endpoints";
import { phoneNumber } from "../phone";
import type { FormDefinition, Mistakes } from "../shared/form-definition";
import { type RawValues, readRaw } from "../shared/values";
import { numberToSend } from "./phone-library";

const words = fixedWords.contact;
const { fields: labels } = formsWords.contact;
const COUNTRY = /^[A-Z]{2}$/;
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const LONGEST_NAME = 80;

export interface ContactValues {
  readonly fullName: string;
  readonly email: string;
  readonly phone: string;
  readonly phoneCountry: string;
  readonly message: string;
}

const empty: ContactValues = { fullName: "", email: "", phone: "", phoneCountry: "IN", message: "" };

/** A first check by the browser; the phone library, which loads later, decides. */
const isCountry = (code: string) => COUNTRY.test(code) && regions.of(code) !== undefined;

function parse(raw: RawValues): ContactValues {
  const country = readRaw.text(raw.phoneCountry);
  return {
    fullName: readRaw.text(raw.fullName),
    email: readRaw.text(raw.email),
    phone: readRaw.text(raw.phone),
    phoneCountry: isCountry(country) ? country : empty.phoneCountry,
    message: readRaw.text(raw.message),
  };
}

function emailMistake(email: string): string | undefined {
  if (email.trim() === "") return words.emailNeeded;
  return isEmail(extractEmail(email)) ? undefined : words.emailWrong;
}

function phoneMistake(phone: string): string | undefined {
  if (phoneNumber.isEmpty(phone)) return words.phoneNeeded;
  return phoneNumber.isValid(phone) ? undefined : words.phoneWrong;
}

export function contactRules(values: ContactValues): Mistakes<ContactValues> {
  const { fullName, email, phone, message } = values;
  const mistakes = {
    fullName: fullName.trim() === "" ? words.nameNeeded : undefined,
    email: emailMistake(email),
    phone: phoneMistake(phone),
    message: message.trim() === "" ? words.messageNeeded : undefined,
  };
  return Object.fromEntries(Object.entries(mistakes).filter(([, text]) => text !== undefined));
}

function escapeHtml(text: string): string {
  return escapeMarkup(text).replace(/\r\n?|\n/g, "<br>\n");
}

function linesOf(values: ContactValues): readonly (readonly [string, string])[] {
  return [
    [labels.fullName, values.fullName.trim()],
    [labels.email, extractEmail(values.email)],
    [labels.phone, numberToSend(values.phone, values.phoneCountry)],
    [labels.message, values.message.trim()],
  ];
}

const nameOf = ({ fullName }: ContactValues) => fullName.trim().replace(/\s+/g, " ").slice(0, LONGEST_NAME);

const subject = (values: ContactValues) => fill(formsWords.contact.subject, { name: nameOf(values) });

/** The body of a contact message. @param to addresses separated by commas */
export function contactBody(to: string, values: ContactValues): ContactBody {
  const html = linesOf(values).map(
    ([label, value]) => `<p><strong>${label}:</strong> ${escapeHtml(value)}</p>`,
  );
  return { to, subject: subject(values), html: html.join("\n") };
}

export const contactSender = (values: ContactValues): Sender => ({
  from: extractEmail(values.email),
  name: nameOf(values),
});

const asText = (values: ContactValues) =>
  linesOf(values)
    .map(([label, value]) => `${label}: ${value}`)
    .join("\n");

function verdict({ kind }: Answer): Verdict {
  const isSent = kind === "accepted";
  return { isSent, text: isSent ? words.sent : words.failed };
}

export const contactDefinition: FormDefinition<ContactValues> = {
  name: "contact",
  empty,
  parse,
  rules: contactRules,
  verdict,
  subject,
  asText,
};
