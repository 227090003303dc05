import formsWords from "../../../content/words/forms.json";
import type { ValuesOf } from "../by-field";

const { fields: labels } = formsWords.contact;

/** The fields of the contact form in the order of its message. The country goes with the number, not on a line. */
export const contactFields = [
  { name: "fullName", label: labels.fullName, kind: "text", isRequired: true },
  { name: "email", label: labels.email, kind: "email", isRequired: true },
  { name: "phone", label: labels.phone, kind: "phone", isRequired: true },
  { name: "phoneCountry", label: labels.country, kind: "country", isRequired: false },
  { name: "message", label: labels.message, kind: "text", isRequired: true },
] as const;

export type ContactValues = ValuesOf<typeof contactFields>;
