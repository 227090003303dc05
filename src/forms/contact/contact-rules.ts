import { specifiedForms } from "../../words/specified-forms";
import type { ContactValues } from "./contact-values";
import { phoneNumber } from "./phone-number";

const words = specifiedForms.contact;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong, by field. */
export type ContactMistakes = { readonly [Name in keyof ContactValues]?: string };

/** The first of a field's rules that is broken. */
function phoneMistake(phone: string): string | undefined {
  if (phoneNumber.isEmpty(phone)) return words.phoneNeeded;
  return phoneNumber.isValid(phone) ? undefined : words.phoneWrong;
}

function emailMistake(email: string): string | undefined {
  if (email.trim() === "") return words.emailNeeded;
  return EMAIL.test(email.trim()) ? undefined : words.emailWrong;
}

/** The contact form's rules with their messages verbatim (specification, section 5). */
export function contactRules({ fullName, email, phone, message }: ContactValues): ContactMistakes {
  const mistakes = {
    fullName: fullName.trim() === "" ? words.nameNeeded : undefined,
    email: emailMistake(email),
    phone: phoneMistake(phone),
    message: message.trim() === "" ? words.messageNeeded : undefined,
  };
  return Object.fromEntries(Object.entries(mistakes).filter(([, text]) => text !== undefined));
}
