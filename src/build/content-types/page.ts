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
  sample,
  shortPoints,
  slug,
  template,
  text,
} from "./fields";

const points = (description: string) =>
  z
    .array(text(200, "One point"))
    .min(1, "is empty, expected at least one point")
    .optional()
    .describe(description);

const promise = z
  .strictObject({
    title: text(40, "The promise in a few words"),
    text: text(240, "What it means"),
    label: text(40, "Text of the link to what stands behind it"),
    path: internalPath().describe("Page of this site that shows it"),
    confirm: confirm(),
  })
  .meta({ graphql: "PagePromise" });

/** Texts of the fixed pages that other content does not supply: heading, intro and, on some, a picture. */
export const page = defineContentType({
  name: "PageText",
  label: "Fixed pages",
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
    sample: sample(),
    confirm: confirm(),
    team: z
      .strictObject({ heading: text(60, "Heading of the team"), intro: text(160, "Sentence beside it") })
      .meta({ graphql: "PageTeam" })
      .optional()
      .describe("The team's section of the about page"),
    reviewed: isoDate("Day on which somebody last read the page and found it right").optional(),
    reviewedLine: template(80, ["date"], "Line that shows that day").optional(),
    image: image({ width: 720, height: 720 }).optional(),
    alt: altText().optional(),
    short: shortPoints().describe("What the page says, in short, above its sections"),
    action: z
      .strictObject({ label: text(40, "Text"), path: internalPath() })
      .meta({ graphql: "ButtonLink" })
      .optional()
      .describe("Button in the page's head"),
    next: z
      .strictObject({
        heading: text(40, "Heading"),
        steps: z.array(text(160, "One step")).min(1, "is empty, expected at least one step"),
      })
      .meta({ graphql: "PageNext" })
      .optional()
      .describe("What happens once the page's form has been sent"),
    bring: z
      .strictObject({
        heading: text(40, "Heading"),
        items: z.array(text(100, "One thing")).min(1, "is empty, expected at least one thing"),
        link: z
          .strictObject({ label: text(40, "Text"), path: internalPath() })
          .meta({ graphql: "ButtonLink" }),
      })
      .meta({ graphql: "PageBring" })
      .optional()
      .describe("What to have at hand when the company calls back"),
    promises: z
      .strictObject({
        heading: text(46, "Heading"),
        intro: text(200, "Sentence beside it"),
        items: z.array(promise).min(1, "is empty, expected at least one promise"),
      })
      .meta({ graphql: "PagePromises" })
      .optional()
      .describe("Promises of the about page, each with what stands behind it"),
    offices: text(200, "Sentence over the list of offices").optional(),
    links: z
      .array(
        z
          .strictObject({
            label: text(40, "Text"),
            path: internalPath(),
            note: text(90, "On the page of the plan: what is found there").optional(),
          })
          .meta({ graphql: "WayOn" }),
      )
      .min(2, "has fewer than two links, expected two ways on at least")
      .optional()
      .describe("Ways on from the page, at its end"),
    sections: z
      .array(
        z
          .strictObject({
            heading: text(60, "Heading of the section"),
            text: z.array(text(700, "One paragraph")).min(1, "is empty, expected at least one paragraph"),
            done: points("What holds, one point with a tick each"),
            open: points("What is missing, one point with an empty box each"),
            link: z
              .strictObject({ label: text(40, "Text"), path: internalPath() })
              .meta({ graphql: "ButtonLink" })
              .optional()
              .describe("Where the section is told at length"),
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
  { id: "about", component: "about.tsx", needs: ["image", "alt", "team", "promises", "offices"] },
  { id: "accessibility", component: "accessibility.tsx", needs: ["action", "short", "links"] },
  { id: "blogs", component: "blogs.tsx", needs: [] },
  { id: "compare", component: "compare.tsx", needs: [] },
  { id: "contact", component: "contact.tsx", needs: ["links"] },
  {
    id: "consultation",
    component: "online-consultation-form.tsx",
    needs: ["image", "alt", "next", "bring", "links"],
  },
  { id: "figures", component: "figures.tsx", needs: [] },
  { id: "gallery-images", component: "gallery/images.tsx", needs: ["links"] },
  { id: "gallery-videos", component: "gallery/videos.tsx", needs: ["links"] },
  { id: "institutions", component: "institutions.tsx", needs: [] },
  { id: "not-found", component: "404.tsx", needs: ["image", "alt", "links"] },
  { id: "plan", component: "plan.tsx", needs: ["links"] },
  { id: "search", component: "search.tsx", needs: ["image", "alt"] },
  { id: "testimonials", component: "testimonials.tsx", needs: ["links"] },
];
