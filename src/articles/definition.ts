import { z } from "zod";
import { mdxPages } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";

export const article = mdxPages("Article", "Articles", "articles", (slug) => `/blogs/${slug}`, {
  title: field.pageTitle().describe("Name in cards, in the sidebar and in the browser; unique on the site"),
  heading: field.text(46, "Heading of the page").optional(),
  description: field.pageDescription(),
  author: field.text(40, "Who signs"),
  date: field.pastDay("Day of publication"),
  reviewed: field.pastDay("Day on which the text was last revised"),
  order: field.order(),
  tag: field.text(30, "Green tag above the heading"),
  visaOf: field.countrySlug().optional(),
  icon: z
    .enum(["chat", "document", "envelope", "heart", "passport", "bag", "home"])
    .describe("Icon in the sidebar"),
  image: field.image({ width: 1600, height: 900 }),
  alt: field.altText(),
  cta: field.callToAction(),
  confirm: field.confirm(),
  sources: z.array(field.externalLink()).default([]).describe("Official pages behind the text"),
});
