import fixedWords from "../../../content/words/fixed-forms.json";
import type { ValuesOf } from "../by-field";

const { choices } = fixedWords;

/**
 * The fields of the consultation form in the order of body and mail. Values, rules, texts and the host's schema derive
 * from them. `label` is for the staff, who get the mail, where an "other" stands in brackets behind its choice; visitors read the
 * labels of `content/words/forms.json`.
 */
export const consultationFields = [
  { name: "name", label: "Name", kind: "text", isRequired: true },
  { name: "email", label: "Email", kind: "email", isRequired: true },
  { name: "mobile", label: "Mobile", kind: "text", isRequired: true },
  { name: "address", label: "Address", kind: "text", isRequired: true },
  {
    name: "education",
    label: "Education",
    kind: "choices",
    isRequired: false,
    choices: choices.education,
    other: "otherEducation",
  },
  { name: "otherEducation", kind: "other", isRequired: false, of: "education" },
  {
    name: "studyCountry",
    label: "Preferred countries",
    kind: "choices",
    isRequired: false,
    choices: choices.studyCountry,
    other: "otherStudyCountry",
  },
  { name: "otherStudyCountry", kind: "other", isRequired: false, of: "studyCountry" },
] as const;

type ConsultationField = (typeof consultationFields)[number];

export type ChoiceField = Extract<ConsultationField, { readonly kind: "choices" }>;

/** A field of the form's first part. */
export type PlainField = Exclude<ConsultationField, { readonly kind: "choices" | "other" }>;

export type ConsultationValues = ValuesOf<typeof consultationFields>;

export interface ConsultationBody extends ConsultationValues {
  /** The visitor's email address, the same as `email`. */
  readonly from?: string;
}
