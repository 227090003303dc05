import { z } from "zod";
import { jsonObject } from "./content-type";
import * as field from "./fields";
import { siteOrigin } from "./frames";
import { phone } from "./phone";

export const company = jsonObject("Company", "Company", "company.json", {
  sample: field.sample(),
  name: field.text(20, "Name, as in the brand"),
  fullName: field.text(60, "Name in full, for addresses and search engines"),
  tagline: field.text(40, "First line beside the brand"),
  since: z.number().int().min(1900).max(2100).describe("Year of the company's start"),
  siteUrl: siteOrigin("Address of the site itself, without a slash at its end"),
  phone: phone("Main phone number"),
  email: field.email("Main e-mail address"),
  contactTo: field.email("Address that receives the contact form's messages"),
  hours: field.text(60, "When the phone is answered"),
  confirm: field.confirm(),
  chat: field.part("The floating chat link", {
    number: phone("Number of the chat account"),
    text: field.text(160, "First message; {page} becomes the page's title"),
  }),
  afterWriting: field.part("Beside the buttons of both forms and at the end of pages", {
    heading: field.text(40, "Heading of the three lines"),
    lines: field.someOf("line", field.text(90, "Who calls, when; in which languages; what it costs")),
  }),
  social: field.someOf("link", field.externalLink()).describe("Social links of the top bar"),
  badge: field.part("Accreditation badge", {
    sample: field.sample(),
    accountId: field.text(20, "Account id of the accreditation badge").optional(),
    script: field.httpsUrl("Address of the badge's script; it is loaded after the page is idle"),
    label: field.text(40, "Text of the plain link that stands in for the badge"),
    link: field.httpsUrl(
      "Page of the company's own entry at the accreditor; no link shows while this is a sample",
    ),
  }),
  arrival: field.externalLink().describe("Link about arrival in Australia"),
  legal: z
    .array(
      z.strictObject({
        name: field.text(40, "Name of the legal page"),
        path: field.internalPath().optional().describe("Its address; without it the entry is plain text"),
      }),
    )
    .describe("Legal entries of the footer"),
  footer: z.strictObject({
    statement: field.text(80, "Large line of the footer"),
    notice: field.text(80, "Legal notice after the copyright"),
  }),
});

export type Company = z.infer<typeof company.schema>;
