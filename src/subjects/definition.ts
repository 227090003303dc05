import { z } from "zod";
import { levels } from "../lib/levels";
import { mdxPages } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";

/** Maximum number of words of a subject's text, with each figure counted as one. */
export const SUBJECT_WORDS = 600;

const sum = field.record("SubjectSum", {
  place: field.text(60, "Where one studies, and where one lives if that is another place"),
  country: field.countrySlug(),
  level: z.enum(levels).describe("The degree whose bill counts"),
  facts: z
    .array(field.factId())
    .max(1, "names two fees, expected one at most")
    .default([])
    .describe("The fee of a year in this subject, in place of the bill's own"),
});

/** A page on one subject of study; its text is the MDX body. */
export const subject = mdxPages(
  "Subject",
  "Subjects",
  "subjects",
  (slug) => `/subjects/${slug}`,
  {
    title: field.pageTitle(),
    heading: field.text(46, "Heading of the page"),
    navTitle: field.text(24, "Name in the menu and in lists"),
    description: field.pageDescription(),
    summary: field.text(110, "What the page says of the subject, in one line of the list of subjects"),
    intro: field.text(220, "One or two sentences under the heading: the answer first"),
    order: field.order(),
    image: field.image({ width: 1200, height: 675 }),
    alt: field.altText(),
    published: field.pastDay("Day of publication"),
    reviewed: field.pastDay("Day on which the text was last revised"),
    countries: z
      .array(field.countrySlug())
      .min(3, "are fewer than three countries, expected three to five")
      .max(5, "are more than five countries, expected three to five")
      .describe("The countries that suit; the text links to a chapter of each one's guide"),
    sums: z
      .array(sum)
      .max(5, "are more than five sums, expected five at most")
      .default([])
      .describe("What a year and the whole degree cost, drawn at <Sums />"),
    cta: field.callToAction(),
    confirm: field.confirm(),
    sources: z.array(field.externalLink()).default([]).describe("Official pages behind the text"),
  },
  {
    headingsOf: () => 0,
    factsOf: ({ sums }) => sums.flatMap(({ facts }) => facts),
    convertsMoney: ({ sums }) => sums.length > 0,
    slotsOf: ({ sums }) => (sums.length > 0 ? ["<Sums />"] : []),
  },
);

export type Subject = z.infer<typeof subject.schema>;
