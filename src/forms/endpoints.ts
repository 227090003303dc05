/**
 * What the forms and the host (server/) agree on: the paths of the two endpoints and the contact form's body. The
 * consultation's fields are in `consultation/fields.ts`, the words that both use in `content/words/fixed-forms.json`.
 * These files import little: browsers load them, and the host runs alone.
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

/** Default paths; a build may name others (`GATSBY_CONTACT_PATH`, `GATSBY_CONSULTATION_PATH`). */
export const endpoints = {
  contact: "/api/ont/v1/dev/email/sendWebsiteEmail",
  consultation: "/sendWebsiteConsultingEmail",
} as const;
