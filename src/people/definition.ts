import { z } from "zod";
import { jsonList } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";
import { frameUrl, pageUrl } from "../node/content-types/frames";
import { phone } from "../node/content-types/phone";

export const branch = jsonList("Branch", "Offices", "branches.json", {
  id: field.slug("Unique short name of lower-case letters, digits and hyphens"),
  sample: field.sample(),
  office: field.text(40, "What the office is, e.g. Head office"),
  branch: field.text(40, "City, or country, of the office"),
  country: field.text(40, "Country of the office"),
  contact: phone("Phone number"),
  address: field.text(160, "Address, no finer than the city while it is a sample"),
  email: field.email("E-mail address"),
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
  sample: field.sample(),
  img: field.image({ width: 560, height: 560 }),
  alt: field.altText(),
  name: field.text(60, "Name"),
  designation: field.text(60, "What the person does"),
  description: field.text(240, "One or two sentences about the person").optional(),
});

export const testimonial = jsonList("Testimonial", "Testimonials", "testimonials.json", {
  id: field.slug("Unique short name of lower-case letters, digits and hyphens"),
  sample: field.sample(),
  name: field.text(60, "Name"),
  position: field.text(80, "Course or role"),
  image: field.image({ width: 340, height: 350 }),
  alt: field.altText(),
  feedback: field.text(600, "What the person says"),
  excerpt: field.text(180, "The sentence that the home page shows"),
});

export type Branch = z.infer<typeof branch.schema>;
