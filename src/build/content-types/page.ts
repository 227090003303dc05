import { z } from "zod";
import { defineContentType } from "./content-type";
import { altText, image, internalPath, isoDate, pageDescription, pageTitle, slug, text } from "./fields";

/** Texts of the fixed pages that are not made of other content: headings, leads and, where there is one, a picture. */
export const page = defineContentType({
  name: "PageText",
  files: { file: "pages.json" },
  format: "json-list",
  schema: z.strictObject({
    id: slug("Which page"),
    path: internalPath().optional().describe("Its address; the not-found page has none"),
    title: pageTitle(),
    description: pageDescription(),
    heading: text(46, "Heading of the page"),
    lead: text(300, "Sentence or two under the heading"),
    reviewed: isoDate("Day on which somebody last read the page and found it right").optional(),
    image: image({ width: 720, height: 720 }).optional(),
    alt: altText().optional(),
    sections: z
      .array(
        z
          .strictObject({
            heading: text(60, "Heading of the section"),
            text: z.array(text(700, "One paragraph")).min(1, "is empty, expected at least one paragraph"),
          })
          .meta({ graphql: "PageSection" }),
      )
      .min(1, "is empty, expected at least one section, or the field left out")
      .optional()
      .describe("Sections of text, in order"),
  }),
});
