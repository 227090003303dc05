import type { Answer } from "../answer";
import type { Verdict } from "../verdict";

/** What the contact form says about an answer (specification, section 8). */
export function contactVerdict(answer: Answer): Verdict {
  return answer.kind === "accepted"
    ? { isSent: true, text: "Message sent successfully!" }
    : { isSent: false, text: "Something went wrong." };
}
