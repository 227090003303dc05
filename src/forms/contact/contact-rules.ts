import type { ContactValues } from "./contact-values";
import { phoneNumber } from "./phone-number";

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What is wrong, by field. */
export type ContactMistakes = { readonly [Name in keyof ContactValues]?: string };

/** The first of a field's rules that is broken. */
function phoneMistake(phone: string): string | undefined {
  if (phoneNumber.isEmpty(phone)) return "Phone number is required";
  return phoneNumber.isValid(phone) ? undefined : "Enter a valid phone number";
}

function emailMistake(email: string): string | undefined {
  if (email.trim() === "") return "Email is required";
  return EMAIL.test(email.trim()) ? undefined : "Enter a valid email address";
}

/** The contact form's rules with their messages verbatim (specification, section 5). */
export function contactRules({ fullName, email, phone, message }: ContactValues): ContactMistakes {
  const mistakes = {
    fullName: fullName.trim() === "" ? "First name is required" : undefined,
    email: emailMistake(email),
    phone: phoneMistake(phone),
    message: message.trim() === "" ? "Message cannot be empty" : undefined,
  };
  return Object.fromEntries(Object.entries(mistakes).filter(([, text]) => text !== undefined));
}
