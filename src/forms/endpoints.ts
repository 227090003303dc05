/**
 * What the forms and the host (server/) agree on: paths and fields of the two endpoints. The messages are
 * in `src/lib/specified-forms.ts`. Neither file imports anything: browsers load them, and the host runs alone.
 */

export interface ContactBody {
  /** Addresses separated by commas. */
  readonly to: string;
  readonly subject: string;
  readonly html: string;
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
  /** The visitor's address, as `email`. */
  readonly from?: string;
}

export const endpoints = {
  /** Default paths; a build may name others (`GATSBY_CONTACT_PATH`, `GATSBY_CONSULTATION_PATH`). */
  contact: "/api/ont/v1/dev/email/sendWebsiteEmail",
  consultation: "/sendWebsiteConsultingEmail",
} as const;
