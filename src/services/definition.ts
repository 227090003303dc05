import { z } from "zod";
import { mdxPages, pictureSlots } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";

const link = () => field.record("ServiceLink", { label: field.text(60, "Text"), path: field.internalPath() });

export const service = mdxPages(
  "Service",
  "Services",
  "services",
  (slug) => `/services/${slug}`,
  {
    title: field.pageTitle(),
    heading: field.text(46, "Heading of the page").optional(),
    description: field.pageDescription(),
    summary: field.text(100, "Text of the card on the home page"),
    intro: field.text(220, "One or two sentences under the heading"),
    order: field.order(),
    colour: field.colour(),
    image: field.image({ width: 680, height: 900 }),
    alt: field.altText(),
    pictures: field.textPictures(4),
    points: z
      .array(field.text(90, "What you get, one line"))
      .min(2, "is too short, expected 2 to 6 lines")
      .max(6, "is too long, expected 2 to 6 lines"),
    process: z
      .boolean()
      .default(true)
      .describe("Whether the seven steps of an application stand below the text"),
    countries: field
      .record("ServiceCountries", {
        heading: field.text(60, "Heading of the stamps of all country guides, below the text"),
        next: link().describe("The link that ends the stamps"),
      })
      .optional(),
    cta: field.callToAction(),
    next: z.array(link()).default([]).describe("Pages of this site with which to go on"),
    published: field.pastDay("Day of publication"),
    reviewed: field.pastDay("Day on which somebody last read the page"),
    sample: field.sample(),
    confirm: field.confirm(),
    sources: z.array(field.externalLink()).default([]).describe("Official pages behind the text"),
  },
  { hasQuestions: true, headingsOf: () => "apart", slotsOf: ({ pictures }) => pictureSlots(pictures) },
);
