import { z } from "zod";
import { defineContentType } from "./content-type";
import { confirm, isoDate, pageDescription, pageTitle, text } from "./fields";

/** A legal page at the site's root, e.g. /privacy-policy; its text is the file's body. */
export const legalPage = defineContentType({
  name: "LegalPage",
  files: { folder: "legal", ending: ".mdx" },
  format: "mdx",
  pathOf: (slug) => `/${slug}`,
  schema: z.strictObject({
    title: pageTitle(),
    heading: text(46, "Heading of the page"),
    description: pageDescription(),
    intro: text(220, "One or two sentences under the heading"),
    published: isoDate("Day from which the text holds"),
    reviewed: isoDate("Day on which somebody last read the text"),
    confirm: confirm(),
  }),
});
