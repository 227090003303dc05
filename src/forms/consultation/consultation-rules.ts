import { consultationChoices } from "./consultation-choices";
import type { ConsultationValues } from "./consultation-values";

/** The first thing that keeps a consultation request from being sent. */
export interface ConsultationProblem {
  readonly field: keyof ConsultationValues;
  /** The sentence of the toast (specification, section 8). */
  readonly toast: string;
}

const NEEDED = ["name", "email", "mobile", "address"] as const;

/** The rules in their order: the four needed fields, then the words that "Other" asks for. */
export function consultationRules(values: ConsultationValues): ConsultationProblem | undefined {
  const blank = NEEDED.find((field) => values[field].trim() === "");
  if (blank) return { field: blank, toast: `Please fill out the ${blank}.` };
  const { other } = consultationChoices;
  if (values.education.includes(other) && values.otherEducation.trim() === "") {
    return { field: "otherEducation", toast: "Please specify your education." };
  }
  if (values.studyCountry.includes(other) && values.otherStudyCountry.trim() === "") {
    return { field: "otherStudyCountry", toast: "Please specify the other study country." };
  }
  return undefined;
}
