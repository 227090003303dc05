import { z } from "zod";
import { defineContentType } from "./content-type";
import {
  altText,
  callToAction,
  confirm,
  externalLink,
  image,
  isoDate,
  order,
  pageDescription,
  pageTitle,
  text,
} from "./fields";

/** A guide at the site's root, e.g. /cost-of-living. */
export const guide = defineContentType({
  name: "Guide",
  files: { folder: "guides", ending: ".mdx" },
  format: "mdx",
  pathOf: (slug) => `/${slug}`,
  schema: z.strictObject({
    title: pageTitle(),
    heading: text(46, "Heading of the page").optional(),
    navTitle: text(28, "Name in the footer, which lists the first twelve, and beside other guides"),
    description: pageDescription(),
    intro: text(220, "One or two sentences under the heading"),
    order: order(),
    image: image({ width: 1200, height: 675 }),
    alt: altText(),
    published: isoDate("Day of publication"),
    reviewed: isoDate("Day on which somebody last read the guide against its sources"),
    aboutVisa: z
      .boolean()
      .default(false)
      .describe("Whether the text is about a visa, so that the page says who may advise"),
    cta: callToAction(),
    confirm: confirm(),
    sources: z.array(externalLink()).default([]),
  }),
});
