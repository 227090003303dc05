/**
 * What the forms and the host (server/) agree on: paths, fields and messages of the two endpoints.
 * Imports nothing, as browsers load it.
 */

/** Body of a contact message. */
export interface ContactBody {
  /** Addresses separated by commas. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

/** Body of a consultation request. */
export interface ConsultationBody {
  /** The visitor's address, as `email`. */
  readonly from?: string;
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly address: string;
  readonly education: readonly string[];
  readonly otherEducation: string;
  readonly studyCountry: readonly string[];
  readonly otherStudyCountry: string;
}

export const endpoints = {
  /** Default paths; a build may name others (`GATSBY_CONTACT_PATH`, `GATSBY_CONSULTATION_PATH`). */
  contact: "/api/ont/v1/dev/email/sendWebsiteEmail",
  consultation: "/sendWebsiteConsultingEmail",
} as const;

/** The choice that asks for words of the visitor's own. */
export const OTHER = "Other";

/** Sentences with which both the forms and the host refuse. */
export const refusals = {
  empty: (field: string) => `Please fill out the ${field}.`,
  email: "Enter a valid email address",
  message: "Message cannot be empty",
  otherEducation: "Please specify your education.",
  otherStudyCountry: "Please specify the other study country.",
} as const;

/** Labels in a contact message's `html` from which the host reads whom to answer. */
export const contactLabels = { name: "Full name", email: "Email" } as const;
