import { fill } from "../../words/fill";
import { consultationChoices, messageWords } from "../../words/specified-forms";
import type { ConsultationBody, ConsultationValues } from "../endpoints";

const words = messageWords.consultation;

/** The words beside "Other" count only while it is ticked. */
function wordsFor(choices: readonly string[], typed: string): string {
  return choices.includes(consultationChoices.other) ? typed.trim() : "";
}

/** What a consultation request says, for the call and, if that fails, for a mail or a chat. */
export const consultationPayload = {
  subject: ({ name }: ConsultationValues) => fill(words.subject, { name: name.trim().replace(/\s+/g, " ") }),
  create(values: ConsultationValues): ConsultationBody {
    const email = values.email.trim();
    return {
      from: email,
      name: values.name.trim(),
      email,
      mobile: values.mobile.trim(),
      address: values.address.trim(),
      education: values.education,
      otherEducation: wordsFor(values.education, values.otherEducation),
      studyCountry: values.studyCountry,
      otherStudyCountry: wordsFor(values.studyCountry, values.otherStudyCountry),
    };
  },
  asText(values: ConsultationValues): string {
    const payload = consultationPayload.create(values);
    const list = (choices: readonly string[], typed: string) =>
      [...choices, typed].filter(Boolean).join(", ");
    return [
      `${words.name}: ${payload.name}`,
      `${words.email}: ${payload.email}`,
      `${words.mobile}: ${payload.mobile}`,
      `${words.address}: ${payload.address}`,
      `${words.education}: ${list(payload.education, payload.otherEducation)}`,
      `${words.studyCountry}: ${list(payload.studyCountry, payload.otherStudyCountry)}`,
    ].join("\n");
  },
} as const;
