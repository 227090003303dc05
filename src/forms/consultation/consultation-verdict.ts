import type { Answer } from "../answer";
import type { Verdict } from "../verdict";

/** What the consultation form says about an answer (specification, section 8). */
export function consultationVerdict(answer: Answer): Verdict {
  switch (answer.kind) {
    case "accepted":
      return { isSent: true, text: "Consultation request submitted successfully!" };
    case "declined":
      return { isSent: false, text: "Failed to submit. Please try again." };
    case "failed":
      return { isSent: false, text: answer.message ?? "There was an error submitting your form." };
  }
}
