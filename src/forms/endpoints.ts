/**
 * What the forms and the host (server/) agree on: paths and fields of the two endpoints. The words that both use
 * are in `content/words/fixed-forms.json`. This file imports nothing: browsers load it, and the host runs alone.
 */

export interface ContactBody {
  /** Addresses separated by commas. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
}

/** The header with the fields of `Sender`, URL-encoded: the body may only have the specified fields. */
export const SENDER_HEADER = "x-sender";

/** The name and address for replies, so that our host need not parse them from the HTML. */
export interface Sender {
  readonly from: string;
  readonly name: string;
}

export interface ConsultationValues {
  readonly name: string;
  readonly email: string;
  readonly mobile: string;
  readonly address: string;
  readonly education: readonly string[];
  readonly otherEducation: string;
  readonly studyCountry: readonly string[];
  readonly otherStudyCountry: string;
}

export interface ConsultationBody extends ConsultationValues {
  /** The visitor's email address, the same as `email`. */
  readonly from?: string;
}

/** Default paths; a build may name others (`GATSBY_CONTACT_PATH`, `GATSBY_CONSULTATION_PATH`). */
export const endpoints = {
  contact: "/api/ont/v1/dev/email/sendWebsiteEmail",
  consultation: "/sendWebsiteConsultingEmail",
} as const;
