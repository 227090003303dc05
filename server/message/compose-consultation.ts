import type { ConsultationCall } from "../calls/consultation-schema";
import { escapeHtml } from "./escape-html";
import type { Message } from "./message";
import { newMessageId } from "./new-message-id";
import { replyAddress } from "./reply-address";

function choices(list: readonly string[], other: string): string {
  const named = list.map((choice) => (choice === "Other" && other !== "" ? `Other (${other})` : choice));
  return named.join(", ") || other || "not stated";
}

/** The message that a consultation call asks for, addressed to everyone who receives the site's mail. */
export function composeConsultation(call: ConsultationCall, mailTo: readonly string[]): Message {
  const now = new Date();
  const lines: readonly (readonly [label: string, value: string])[] = [
    ["Name", call.name],
    ["Email", call.email],
    ["Mobile", call.mobile],
    ["Address", call.address],
    ["Education", choices(call.education, call.otherEducation)],
    ["Preferred countries", choices(call.studyCountry, call.otherStudyCountry)],
  ];
  return {
    id: newMessageId(now),
    kind: "consultation",
    receivedAt: now.toISOString(),
    to: mailTo,
    replyTo: replyAddress(call.email, call.name),
    subject: `Online consultation request from ${call.name}`,
    text: lines.flatMap(([label, value]) => `${label}: ${value}`.split("\n")),
    html: lines.map(([label, value]) => `<p><b>${label}:</b> ${escapeHtml(value)}</p>`).join("\n"),
  };
}
