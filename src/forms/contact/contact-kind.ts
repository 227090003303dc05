import type { LeadKind } from "../lead/lead-kind";
import { contactPayload } from "./contact-payload";
import { contactRules } from "./contact-rules";
import { type ContactValues, contactValues } from "./contact-values";
import { contactVerdict } from "./contact-verdict";

/** The contact form: every field has its rule and shows its own mistake. */
export const contactKind: LeadKind<ContactValues> = {
  name: "contact",
  empty: contactValues.empty,
  parse: contactValues.parse,
  rules: contactRules,
  verdict: contactVerdict,
  subject: contactPayload.subject,
  asText: contactPayload.asText,
};
