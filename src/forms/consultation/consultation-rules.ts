import { fill } from "../../words/fill";
import { consultationChoices, specifiedForms } from "../../words/specified-forms";
import type { ConsultationValues } from "../endpoints";

/** The first thing that keeps a consultation request from being sent. */
export interface ConsultationProblem {
  readonly field: keyof ConsultationValues;
  /** The sentence of the toast (specification, section 8). */
  readonly toast: string;
}

const words = specifiedForms.consultation;
const NEEDED = ["name", "email", "mobile", "address"] as const;

/** The rules in their order: the four needed fields, then the words that "Other" asks for. */
export function consultationRules(values: ConsultationValues): ConsultationProblem | undefined {
  const blank = NEEDED.find((field) => values[field].trim() === "");
  if (blank) return { field: blank, toast: fill(words.blank, { field: blank }) };
  const { other } = consultationChoices;
  if (values.education.includes(other) && values.otherEducation.trim() === "") {
    return { field: "otherEducation", toast: words.otherEducation };
  }
  if (values.studyCountry.includes(other) && values.otherStudyCountry.trim() === "") {
    return { field: "otherStudyCountry", toast: words.otherStudyCountry };
  }
  return undefined;
}
