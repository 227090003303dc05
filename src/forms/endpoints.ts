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

/** The header with the fields of `Source`, URL-encoded; `guide` once for each guide. */
export const SOURCE_HEADER = "x-source";

/** Largest value of that header, and most guides in it. */
export const SOURCE_LIMITS = { bytes: 1024, guides: 5 } as const;

/** How a visitor came to send a message; pages are paths of this site. */
export interface Source {
  /** The page whose button led to the form. */
  readonly page?: string;
  /** The page by which the visitor came to the site. */
  readonly entry?: string;
  /** The host of the site before that. */
  readonly site?: string;
  readonly utmSource?: string;
  readonly utmMedium?: string;
  readonly utmCampaign?: string;
  readonly language?: string;
  /** Country guides that were read. */
  readonly guides?: readonly string[];
}

/** Default paths; a build may name others (`GATSBY_CONTACT_PATH`, `GATSBY_CONSULTATION_PATH`). */
export const endpoints = {
  contact: "/api/ont/v1/dev/email/sendWebsiteEmail",
  consultation: "/sendWebsiteConsultingEmail",
} as const;
