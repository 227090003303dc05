import { z } from "zod";
import { mdxPages, pictureSlots } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";
import { toolNames } from "./tools/definition";

export const guide = mdxPages(
  "Guide",
  "Guides",
  "guides",
  (slug) => `/${slug}`,
  {
    title: field.pageTitle(),
    heading: field.text(46, "Heading of the page").optional(),
    navTitle: field.text(28, "Name in the footer, which lists the first twelve, and beside other guides"),
    description: field.pageDescription(),
    intro: field.text(220, "One or two sentences under the heading"),
    order: field.order(),
    image: field.image({ width: 1200, height: 675 }),
    alt: field.altText(),
    pictures: field.textPictures(4),
    published: field.pastDay("Day of publication"),
    reviewed: field.pastDay("Day on which the text was last revised"),
    visaOf: field.countrySlug().optional(),
    tool: z.enum(toolNames).optional().describe('Tool on the page: the bill, or one of "Tools in guides"'),
    jump: z
      .strictObject({
        label: field.text(40, "Button at the head of the page"),
        to: field.text(60, "Heading of the chapter that it leads to, as it stands in the text"),
      })
      .optional()
      .describe("Where a guide without a tool leads from its head"),
    cta: field.callToAction(),
    confirm: field.confirm(),
    sources: z.array(field.externalLink()).default([]).describe("Official pages behind the text"),
  },
  {
    hasQuestions: true,
    // The bill of the cost guide comes before the text and is the first entry of the contents.
    headingsOf: ({ tool }) => (tool === "costs" ? 1 : 0),
    // The cost guide's tool comes before its text, which places the week of work.
    slotsOf: ({ pictures, tool }) => [
      ...pictureSlots(pictures),
      ...(tool ? [tool === "costs" ? "<Week />" : "<Tool />"] : []),
    ],
  },
);
