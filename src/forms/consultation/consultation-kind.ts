import { specifiedForms } from "../../words/specified-forms";
import type { ConsultationValues } from "../endpoints";
import type { LeadKind, SubmitProblem } from "../lead/lead-kind";
import { consultationPayload } from "./consultation-payload";
import { consultationRules } from "./consultation-rules";
import { consultationValues } from "./consultation-values";
import { consultationVerdict } from "./consultation-verdict";

/** The specified rules with their toasts first, then the browser's own check of the e-mail address. */
function check(values: ConsultationValues, form: HTMLFormElement): SubmitProblem | undefined {
  const problem = consultationRules(values);
  if (problem) return problem;
  return form.reportValidity() ? undefined : { field: "email", hint: specifiedForms.contact.emailWrong };
}

/** The consultation form: it names the first problem in a toast. */
export const consultationKind: LeadKind<ConsultationValues> = {
  name: "consultation",
  empty: consultationValues.empty,
  parse: consultationValues.parse,
  check,
  verdict: consultationVerdict,
  subject: consultationPayload.subject,
  asText: consultationPayload.asText,
};
