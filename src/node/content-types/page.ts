import { z } from "zod";
import { jsonList } from "./content-type";
import * as field from "./fields";

const points = (description: string) =>
  field.someOf("point", field.text(200, "One point")).optional().describe(description);

const promise = field.record("PagePromise", {
  title: field.text(40, "The promise in a few words"),
  text: field.text(240, "What it means"),
  label: field.text(40, "Text of the link to what stands behind it"),
  path: field.internalPath().describe("Page of this site that shows it"),
  confirm: field.confirm(),
});

/** Texts of the fixed pages that no other content has: heading, intro and, for some, a picture. */
export const page = jsonList("PageText", "Fixed pages", "pages.json", {
  id: field.slug("Which page"),
  path: field.internalPath().optional().describe("Its address; the not-found page has none"),
  title: field.pageTitle(),
  crumb: field.text(24, "Name in the breadcrumbs, where it is not the title").optional(),
  description: field.pageDescription(),
  heading: field.text(46, "Heading of the page"),
  intro: field.text(300, "Sentence or two under the heading"),
  sample: field.sample(),
  confirm: field.confirm(),
  team: field
    .record("PageTeam", {
      heading: field.text(60, "Heading of the team"),
      intro: field.text(160, "Sentence beside it"),
    })
    .optional()
    .describe("The team's section of the about page"),
  reviewed: field.pastDay("Day on which somebody last read the page and found it right").optional(),
  reviewedLine: field.template(80, ["date"], "Line that shows that day").optional(),
  image: field.image({ width: 720, height: 720 }).optional(),
  alt: field.altText().optional(),
  short: field.shortPoints().describe("What the page says, in short, above its sections"),
  action: field.buttonLink().optional().describe("Button in the page's head"),
  next: field
    .record("PageNext", {
      heading: field.text(40, "Heading"),
      steps: field.someOf("step", field.text(160, "One step")),
    })
    .optional()
    .describe("What happens once the page's form has been sent"),
  bring: field
    .record("PageBring", {
      heading: field.text(40, "Heading"),
      items: field.someOf("thing", field.text(100, "One thing")),
      link: field.buttonLink(),
    })
    .optional()
    .describe("What to have at hand when the company calls back"),
  promises: field
    .record("PagePromises", {
      heading: field.text(46, "Heading"),
      intro: field.text(200, "Sentence beside it"),
      items: field.someOf("promise", promise),
    })
    .optional()
    .describe("Promises of the about page, each with what stands behind it"),
  offices: field.text(200, "Sentence over the list of offices").optional(),
  links: z
    .array(
      field.record("WayOn", {
        label: field.text(40, "Text"),
        path: field.internalPath(),
        note: field.text(90, "On the page of the plan: what is found there").optional(),
      }),
    )
    .min(2, "has fewer than two links, expected two ways on at least")
    .optional()
    .describe("Ways on from the page, at its end"),
  sections: field
    .someRecords("section, or the field left out", "PageSection", {
      heading: field.text(60, "Heading of the section"),
      text: field.someOf("paragraph", field.text(700, "One paragraph")),
      done: points("What holds, one point with a tick each"),
      open: points("What is missing, one point with an empty box each"),
      link: field.buttonLink().optional().describe("Where the section is told at length"),
      confirm: field.confirm(),
    })
    .optional()
    .describe("Sections of text, in order"),
});

interface FixedPage {
  readonly id: string;
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
  { id: "dates", component: "dates.tsx", needs: [] },
  { id: "figures", component: "figures.tsx", needs: [] },
  { id: "gallery-images", component: "gallery/images.tsx", needs: ["links"] },
  { id: "gallery-videos", component: "gallery/videos.tsx", needs: ["links"] },
  { id: "institutions", component: "institutions.tsx", needs: [] },
  { id: "not-found", component: "404.tsx", needs: ["image", "alt", "links"] },
  { id: "plan", component: "plan.tsx", needs: ["links"] },
  { id: "search", component: "search.tsx", needs: ["image", "alt"] },
  { id: "subjects", component: "subjects.tsx", needs: ["links"] },
  { id: "testimonials", component: "testimonials.tsx", needs: ["links"] },
];
