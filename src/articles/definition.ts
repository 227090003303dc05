import { z } from "zod";
import { mdxPages } from "../node/content-types/content-type";
import {
  altText,
  callToAction,
  confirm,
  countrySlug,
  externalLink,
  image,
  order,
  pageDescription,
  pageTitle,
  pastDay,
  text,
} from "../node/content-types/fields";

export const article = mdxPages("Article", "Articles", "articles", (slug) => `/blogs/${slug}`, {
  title: pageTitle().describe("Name in cards, in the sidebar and in the browser; unique on the site"),
  heading: text(46, "Heading of the page").optional(),
  description: pageDescription(),
  author: text(40, "Who signs"),
  date: pastDay("Day of publication"),
  reviewed: pastDay("Day on which the text was last revised"),
  order: order(),
  tag: text(30, "Green tag above the heading"),
  visaOf: countrySlug().optional(),
  icon: z
    .enum(["chat", "document", "envelope", "heart", "passport", "bag", "home"])
    .describe("Icon in the sidebar"),
  image: image({ width: 1600, height: 900 }),
  alt: altText(),
  cta: callToAction(),
  confirm: confirm(),
  sources: z.array(externalLink()).default([]).describe("Official pages behind the text"),
});
