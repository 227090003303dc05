import { z } from "zod";
import { callFields, type FieldLimits } from "./call-fields";

/** What a consultation call says, cleaned. */
export interface ConsultationCall {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly address: string;
  readonly education: readonly string[];
  readonly otherEducation: string;
  readonly studyCountry: readonly string[];
  readonly otherStudyCountry: string;
}

/** The check of a consultation call's body, with the form's own rules. */
export function consultationSchema(limits: FieldLimits) {
  const fields = callFields(limits);
  return z
    .object(
      {
        name: fields.needed("name"),
        email: fields.needed("email").refine((email) => /^[^\s@]+@[^\s@]+$/.test(email), {
          error: "Enter a valid email address",
        }),
        mobile: fields.needed("mobile"),
        address: fields.needed("address"),
        from: fields.line("sender").optional(),
        education: fields.choices("education"),
        otherEducation: fields.line("other education").default(""),
        studyCountry: fields.choices("study country"),
        otherStudyCountry: fields.line("other study country").default(""),
      },
      { error: "The request must be a JSON object." },
    )
    .refine((call) => !call.education.includes("Other") || call.otherEducation !== "", {
      error: "Please specify your education.",
    })
    .refine((call) => !call.studyCountry.includes("Other") || call.otherStudyCountry !== "", {
      error: "Please specify the other study country.",
    });
}
