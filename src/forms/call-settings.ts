import { endpoints } from "./endpoints";

/**
 * Where the two calls go.
 * Gatsby writes each `process.env.GATSBY_…` into the bundle, so every one is named in full.
 */
export const callSettings = {
  /** Without a base the calls go to the site's own origin. */
  base: (process.env.GATSBY_API_BASE ?? "").replace(/\/+$/, ""),
  contactPath: process.env.GATSBY_CONTACT_PATH || endpoints.contact,
  consultationPath: process.env.GATSBY_CONSULTATION_PATH || endpoints.consultation,
  /** Takes the place of the company's own address for contact messages. */
  contactTo: process.env.GATSBY_CONTACT_TO || undefined,
} as const;
