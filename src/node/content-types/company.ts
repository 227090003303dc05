import { z } from "zod";
import { jsonList, jsonObject } from "./content-type";
import {
  altText,
  confirm,
  email,
  externalLink,
  httpsUrl,
  image,
  internalPath,
  part,
  sample,
  slug,
  someOf,
  text,
} from "./fields";
import { frameUrl, pageUrl, siteOrigin } from "./frames";
import { phone } from "./phone";

export const company = jsonObject("Company", "Company", "company.json", {
  sample: sample(),
  name: text(20, "Name, as in the brand"),
  fullName: text(60, "Name in full, for addresses and search engines"),
  tagline: text(40, "First line beside the brand"),
  since: z.number().int().min(1900).max(2100).describe("Year of the company's start"),
  siteUrl: siteOrigin("Address of the site itself, without a slash at its end"),
  phone: phone("Main phone number"),
  email: email("Main e-mail address"),
  contactTo: email("Address that receives the contact form's messages"),
  hours: text(60, "When the phone is answered"),
  confirm: confirm(),
  chat: part("The floating chat link", {
    number: phone("Number of the chat account"),
    text: text(160, "First message; {page} becomes the page's title"),
  }),
  afterWriting: part("Beside the buttons of both forms and at the end of pages", {
    heading: text(40, "Heading of the three lines"),
    lines: someOf("line", text(90, "Who calls, when; in which languages; what it costs")),
  }),
  social: someOf("link", externalLink()).describe("Social links of the top bar"),
  badge: part("Accreditation badge", {
    sample: sample(),
    accountId: text(20, "Account id of the accreditation badge").optional(),
    script: httpsUrl("Address of the badge's script; it is loaded after the page is idle"),
    label: text(40, "Text of the plain link that stands in for the badge"),
    link: httpsUrl("Page of the company's own entry at the accreditor; no link shows while this is a sample"),
  }),
  arrival: externalLink().describe("Link about arrival in Australia"),
  legal: z
    .array(
      z.strictObject({
        name: text(40, "Name of the legal page"),
        path: internalPath().optional().describe("Its address; without it the entry is plain text"),
      }),
    )
    .describe("Legal entries of the footer"),
  footer: z.strictObject({
    statement: text(80, "Large line of the footer"),
    notice: text(80, "Legal notice after the copyright"),
  }),
});

export type Company = z.infer<typeof company.schema>;

export const branch = jsonList("Branch", "Offices", "branches.json", {
  id: slug("Unique short name of lower-case letters, digits and hyphens"),
  sample: sample(),
  office: text(40, "What the office is, e.g. Head office"),
  branch: text(40, "City, or country, of the office"),
  country: text(40, "Country of the office"),
  contact: phone("Phone number"),
  address: text(160, "Address, no finer than the city while it is a sample"),
  email: email("E-mail address"),
  mapEmbedLink: frameUrl("map", "Address of the map that opens in our page, once the visitor asks"),
  directionsLink: pageUrl("Address of the same place on a map's own page"),
  position: z
    .strictObject({
      top: z.number().min(0).max(100).describe("Top of the pin, % of the world map's height"),
      left: z.number().min(0).max(100).describe("Left of the pin, % of the world map's width"),
    })
    .optional()
    .describe("Its pin on the about page's map; without it the office stands in the list alone"),
});

export const teamMember = jsonList("TeamMember", "Team", "team.json", {
  sample: sample(),
  img: image({ width: 560, height: 560 }),
  alt: altText(),
  name: text(60, "Name"),
  designation: text(60, "What the person does"),
  description: text(240, "One or two sentences about the person").optional(),
});

export const testimonial = jsonList("Testimonial", "Testimonials", "testimonials.json", {
  id: slug("Unique short name of lower-case letters, digits and hyphens"),
  sample: sample(),
  name: text(60, "Name"),
  position: text(80, "Course or role"),
  image: image({ width: 340, height: 350 }),
  alt: altText(),
  feedback: text(600, "What the person says"),
  excerpt: text(180, "The sentence that the home page shows"),
});

export type Branch = z.infer<typeof branch.schema>;
