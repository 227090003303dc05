import { specifiedForms } from "../../words/specified-forms";
import type { Answer, Verdict } from "../answer";

/** What the contact form says about an answer (specification, section 8). */
export function contactVerdict(answer: Answer): Verdict {
  return answer.kind === "accepted"
    ? { isSent: true, text: specifiedForms.contact.sent }
    : { isSent: false, text: specifiedForms.contact.failed };
}
