import { consultationChoices } from "./consultation-choices";
import type { ConsultationValues } from "./consultation-values";

/** What the consultation call carries (specification, section 7). */
export interface ConsultationPayload extends ConsultationValues {
  /** The visitor's own address. */
  readonly from: string;
}

/** The words beside "Other" count only while it is ticked. */
function wordsFor(choices: readonly string[], words: string): string {
  return choices.includes(consultationChoices.other) ? words.trim() : "";
}

/** What a consultation request says, for the call and, if that fails, for a mail or a chat. */
export const consultationPayload = {
  subject: ({ name }: ConsultationValues) => `Online consultation: ${name.trim().replace(/\s+/g, " ")}`,
  create(values: ConsultationValues): ConsultationPayload {
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
    const list = (choices: readonly string[], words: string) =>
      [...choices, words].filter(Boolean).join(", ");
    return [
      `Full name: ${payload.name}`,
      `Email: ${payload.email}`,
      `Mobile: ${payload.mobile}`,
      `Current address: ${payload.address}`,
      `Education background: ${list(payload.education, payload.otherEducation)}`,
      `Preferred study country: ${list(payload.studyCountry, payload.otherStudyCountry)}`,
    ].join("\n");
  },
} as const;
