import { z } from "zod";
import { mdxPages, pictureSlots } from "../node/content-types/content-type";
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
  textPictures,
} from "../node/content-types/fields";
import { toolNames } from "./tools/definition";

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
    visaOf: countrySlug().optional(),
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
    // The bill of the cost guide comes before the text and is the first entry of the contents.
    headingsOf: ({ tool }) => (tool === "costs" ? 1 : 0),
    // The cost guide's tool comes before its text, which places the week of work.
    slotsOf: ({ pictures, tool }) => [
      ...pictureSlots(pictures),
      ...(tool ? [tool === "costs" ? "<Week />" : "<Tool />"] : []),
    ],
  },
);
