import { specifiedForms } from "../../words/specified-forms";
import type { Answer, Verdict } from "../answer";

const words = specifiedForms.consultation;

/** What the consultation form says about an answer (specification, section 8). */
export function consultationVerdict(answer: Answer): Verdict {
  switch (answer.kind) {
    case "accepted":
      return { isSent: true, text: words.sent };
    case "declined":
      return { isSent: false, text: words.declined };
    case "failed":
      return { isSent: false, text: answer.message ?? words.failed };
  }
}
