import { z } from "zod";
import { defineContentType } from "./content-type";
import {
  altText,
  confirm,
  image,
  internalPath,
  isoDate,
  pageDescription,
  pageTitle,
  slug,
  template,
  text,
} from "./fields";

/** Texts of the fixed pages that other content does not supply: heading, intro and, on some, a picture. */
export const page = defineContentType({
  name: "PageText",
  files: { file: "pages.json" },
  format: "json-list",
  schema: z.strictObject({
    id: slug("Which page"),
    path: internalPath().optional().describe("Its address; the not-found page has none"),
    title: pageTitle(),
    crumb: text(24, "Name in the breadcrumbs, where it is not the title").optional(),
    description: pageDescription(),
    heading: text(46, "Heading of the page"),
    intro: text(300, "Sentence or two under the heading"),
    confirm: confirm(),
    sampleNote: text(200, "Sentence that shows only while a record of the page is a sample").optional(),
    team: z
      .strictObject({ heading: text(60, "Heading of the team"), intro: text(160, "Sentence beside it") })
      .meta({ graphql: "PageTeam" })
      .optional()
      .describe("The team's section of the about page"),
    reviewed: isoDate("Day on which somebody last read the page and found it right").optional(),
    reviewedLine: template(80, ["date"], "Line that shows that day").optional(),
    image: image({ width: 720, height: 720 }).optional(),
    alt: altText().optional(),
    sections: z
      .array(
        z
          .strictObject({
            heading: text(60, "Heading of the section"),
            text: z.array(text(700, "One paragraph")).min(1, "is empty, expected at least one paragraph"),
            confirm: confirm(),
          })
          .meta({ graphql: "PageSection" }),
      )
      .min(1, "is empty, expected at least one section, or the field left out")
      .optional()
      .describe("Sections of text, in order"),
  }),
});

/** A record of `pages.json` that a page in `src/pages` requires. */
interface FixedPage {
  readonly id: string;
  /** The page's file below `src/pages`. */
  readonly component: string;
  /** Fields that this page requires and that are optional in others. */
  readonly needs: readonly (keyof z.infer<typeof page.schema>)[];
}

/** What the fixed pages require from `pages.json`; the check reports a record or field that an editor removed. */
export const fixedPages: readonly FixedPage[] = [
  { id: "about", component: "about.tsx", needs: ["image", "alt", "team"] },
  { id: "accessibility", component: "accessibility.tsx", needs: [] },
  { id: "blogs", component: "blogs.tsx", needs: [] },
  { id: "contact", component: "contact.tsx", needs: [] },
  { id: "consultation", component: "online-consultation-form.tsx", needs: ["image", "alt"] },
  { id: "gallery-images", component: "gallery/images.tsx", needs: [] },
  { id: "gallery-videos", component: "gallery/videos.tsx", needs: [] },
  { id: "not-found", component: "404.tsx", needs: ["image", "alt"] },
  { id: "testimonials", component: "testimonials.tsx", needs: [] },
];
