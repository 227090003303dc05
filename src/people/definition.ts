import { z } from "zod";
import { jsonList } from "../node/content-types/content-type";
import { altText, email, image, sample, slug, text } from "../node/content-types/fields";
import { frameUrl, pageUrl } from "../node/content-types/frames";
import { phone } from "../node/content-types/phone";

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
