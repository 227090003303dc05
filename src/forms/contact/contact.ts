import fixedWords from "../../../content/words/fixed-forms.json";
import formsWords from "../../../content/words/forms.json";
import { cutText } from "../../lib/cut-text";
import { escapeMarkup } from "../../lib/entities";
import { fill } from "../../lib/fill";
import { byField } from "../by-field";
import { extractEmail, isEmail } from "../email";
import type { ContactBody, Sender } from "../endpoints";
import { phoneNumber } from "../phone";
import type { ServiceResponse, Verdict } from "../service-response";
import type { FormDefinition, Mistakes } from "../shared/form-definition";
import { type RawValues, readRaw } from "../shared/values";
import { type ContactValues, contactFields } from "./contact-fields";
import { numberToSend } from "./phone-library";

const words = fixedWords.contact;
const COUNTRY = /^[A-Z]{2}$/;
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });
const LONGEST_NAME = 80;

type ContactField = (typeof contactFields)[number];

const empty: ContactValues = {
  ...byField(contactFields, { list: () => [], text: () => "" }),
  phoneCountry: "IN",
};

/** A first check by the browser; the phone library, which loads later, decides. */
const isCountry = (code: string) => COUNTRY.test(code) && regions.of(code) !== undefined;

function parse(raw: RawValues): ContactValues {
  return byField(contactFields, {
    list: () => [],
    text: ({ name, kind }) => {
      const text = readRaw.text(raw[name]);
      return kind === "country" && !isCountry(text) ? empty[name] : text;
    },
  });
}

/** What each field that may not be blank says if it is. */
const needed: Record<Extract<ContactField, { readonly isRequired: true }>["name"], string> = {
  fullName: words.nameNeeded,
  email: words.emailNeeded,
  phone: words.phoneNeeded,
  message: words.messageNeeded,
};

function mistakeIn(field: ContactField, values: ContactValues): string | undefined {
  if (!field.isRequired) return undefined;
  const value = values[field.name];
  const isBlank = field.kind === "phone" ? phoneNumber.isEmpty(value) : value.trim() === "";
  if (isBlank) return needed[field.name];
  if (field.kind === "email" && !isEmail(extractEmail(value))) return words.emailWrong;
  if (field.kind === "phone" && !phoneNumber.isValid(value)) return words.phoneWrong;
  return undefined;
}

export function contactRules(values: ContactValues): Mistakes<ContactValues> {
  const mistakes: Partial<Record<keyof ContactValues, string>> = {};
  for (const field of contactFields) {
    const mistake = mistakeIn(field, values);
    if (mistake) mistakes[field.name] = mistake;
  }
  return mistakes;
}

function escapeHtml(text: string): string {
  return escapeMarkup(text).replace(/\r\n?|\n/g, "<br>\n");
}

function linesOf(values: ContactValues): readonly (readonly [string, string])[] {
  return contactFields.flatMap((field): (readonly [string, string])[] => {
    const value = values[field.name];
    if (field.kind === "country") return [];
    if (field.kind === "email") return [[field.label, extractEmail(value)]];
    if (field.kind === "phone") return [[field.label, numberToSend(value, values.phoneCountry)]];
    return [[field.label, value.trim()]];
  });
}

const nameOf = ({ fullName }: ContactValues) => cutText(fullName.trim().replace(/\s+/g, " "), LONGEST_NAME);

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

function verdict({ kind }: ServiceResponse): Verdict {
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
