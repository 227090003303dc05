import { z } from "zod";
import { mdxPages, pictureSlots } from "../node/content-types/content-type";
import {
  altText,
  callToAction,
  colour,
  confirm,
  externalLink,
  image,
  internalPath,
  order,
  pageDescription,
  pageTitle,
  pastDay,
  record,
  sample,
  text,
  textPictures,
} from "../node/content-types/fields";

const link = () => record("ServiceLink", { label: text(60, "Text"), path: internalPath() });

export const service = mdxPages(
  "Service",
  "Services",
  "services",
  (slug) => `/services/${slug}`,
  {
    title: pageTitle(),
    heading: text(46, "Heading of the page").optional(),
    description: pageDescription(),
    summary: text(100, "Text of the card on the home page"),
    intro: text(220, "One or two sentences under the heading"),
    order: order(),
    colour: colour(),
    image: image({ width: 680, height: 900 }),
    alt: altText(),
    pictures: textPictures(4),
    points: z
      .array(text(90, "What you get, one line"))
      .min(2, "is too short, expected 2 to 6 lines")
      .max(6, "is too long, expected 2 to 6 lines"),
    process: z
      .boolean()
      .default(true)
      .describe("Whether the seven steps of an application stand below the text"),
    countries: record("ServiceCountries", {
      heading: text(60, "Heading of the stamps of all country guides, below the text"),
      next: link().describe("The link that ends the stamps"),
    }).optional(),
    cta: callToAction(),
    next: z.array(link()).default([]).describe("Pages of this site with which to go on"),
    published: pastDay("Day of publication"),
    reviewed: pastDay("Day on which somebody last read the page"),
    sample: sample(),
    confirm: confirm(),
    sources: z.array(externalLink()).default([]).describe("Official pages behind the text"),
  },
  { hasQuestions: true, headingsOf: () => "apart", slotsOf: ({ pictures }) => pictureSlots(pictures) },
);
