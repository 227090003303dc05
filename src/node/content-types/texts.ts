import { z } from "zod";
import { toolNames } from "../../guides/tools/definition";
import { jsonList, mdxPages, pictureSlots } from "./content-type";
import {
  altText,
  callToAction,
  confirm,
  countrySlug,
  externalLink,
  httpsUrl,
  image,
  order,
  pageDescription,
  pageTitle,
  pastDay,
  slug,
  text,
  textPictures,
} from "./fields";

const visaOf = () => countrySlug().optional();

export const article = mdxPages("Article", "Articles", "articles", (slug) => `/blogs/${slug}`, {
  title: pageTitle().describe("Name in cards, in the sidebar and in the browser; unique on the site"),
  heading: text(46, "Heading of the page").optional(),
  description: pageDescription(),
  author: text(40, "Who signs"),
  date: pastDay("Day of publication"),
  reviewed: pastDay("Day on which the text was last revised"),
  order: order(),
  tag: text(30, "Green tag above the heading"),
  visaOf: visaOf(),
  icon: z
    .enum(["chat", "document", "envelope", "heart", "passport", "bag", "home"])
    .describe("Icon in the sidebar"),
  image: image({ width: 1600, height: 900 }),
  alt: altText(),
  cta: callToAction(),
  confirm: confirm(),
  sources: z.array(externalLink()).default([]).describe("Official pages behind the text"),
});

export const guide = mdxPages(
  "Guide",
  "Guides",
  "guides",
  (slug) => `/${slug}`,
  {
    title: pageTitle(),
    heading: text(46, "Heading of the page").optional(),
    navTitle: text(28, "Name in the footer, which lists the first twelve, and beside other guides"),
    description: pageDescription(),
    intro: text(220, "One or two sentences under the heading"),
    order: order(),
    image: image({ width: 1200, height: 675 }),
    alt: altText(),
    pictures: textPictures(4),
    published: pastDay("Day of publication"),
    reviewed: pastDay("Day on which the text was last revised"),
    visaOf: visaOf(),
    tool: z.enum(toolNames).optional().describe('Tool on the page: the bill, or one of "Tools in guides"'),
    jump: z
      .strictObject({
        label: text(40, "Button at the head of the page"),
        to: text(60, "Heading of the chapter that it leads to, as it stands in the text"),
      })
      .optional()
      .describe("Where a guide without a tool leads from its head"),
    cta: callToAction(),
    confirm: confirm(),
    sources: z.array(externalLink()).default([]).describe("Official pages behind the text"),
  },
  {
    hasQuestions: true,
    // The cost guide's tool comes before its text.
    slotsOf: ({ pictures, tool }) => [
      ...pictureSlots(pictures),
      ...(tool && tool !== "costs" ? ["<Tool />"] : []),
    ],
  },
);

export type Guide = z.infer<typeof guide.schema>;

/** Visa advisers: a page that mentions visas names the advisers of its country, or all. */
export const adviser = jsonList("Adviser", "Visa advisers", "advisers.json", {
  country: slug("The country as in the address of its guide, e.g. new-zealand"),
  who: text(110, "Who may advise on visas of that country"),
  register: text(90, "Name of the official register"),
  link: httpsUrl("Its address"),
});
