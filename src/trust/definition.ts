import { z } from "zod";
import { jsonList, mdxPages } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";

const stop = (description: string) =>
  field
    .record("TrustStop", {
      heading: field.text(40, "What this stop is about"),
      text: field.text(
        200,
        "What holds there; {days} is the number of days for which the form service keeps a message",
      ),
    })
    .describe(description);

/** A top-level page about what a family may rely on, e.g. /privacy; its text is the MDX body. */
export const trustPage = mdxPages(
  "TrustPage",
  "Trust pages",
  "trust",
  (name) => `/${name}`,
  {
    title: field.pageTitle(),
    heading: field.text(46, "Heading of the page"),
    navTitle: field.text(28, "Name in the footer"),
    description: field.pageDescription(),
    intro: field.text(220, "One or two sentences under the heading"),
    image: field.image({ width: 720, height: 720 }).optional(),
    alt: field.altText().optional(),
    route: field
      .record("TrustRoute", {
        sent: stop("What a visitor sends"),
        goes: stop("Where it goes"),
        kept: stop("How long it is kept"),
      })
      .optional()
      .describe("The page's answer in three stops, above its text"),
    short: field
      .shortPoints()
      .describe(
        "What the text says, in short; a page has this or a route above its text, or begins with its lists",
      ),
    order: field.order(),
    published: field.pastDay("Day from which the text holds"),
    reviewed: field.pastDay("Day on which somebody last read the text"),
    draft: z.literal(true).optional().describe("Whether the company's lawyer has yet to read the text"),
    thirdParties: z
      .boolean()
      .default(false)
      .describe("Whether the table of third-parties.json stands below the text"),
    sample: field.sample(),
    confirm: field.confirm(),
    sources: z.array(field.externalLink()).default([]).describe("Official pages behind the text"),
  },
  { headingsOf: () => "apart" },
);

/** Another company that a visitor's browser may call: docs/decisions.md, "Third parties". */
export const thirdParty = jsonList("ThirdParty", "Third parties", "third-parties.json", {
  id: field.slug("Unique short name of lower-case letters, digits and hyphens"),
  use: z
    .enum(["badge", "map", "video", "chat"])
    .describe("For what the site calls it; maps and videos stand in frames, the chat is a link"),
  name: field.text(60, "The company and its service"),
  hosts: field
    .someOf("host", field.httpsUrl("Address of a host without a path, e.g. https://www.google.com"))
    .describe("Hosts that the pages may call; no page may call another"),
  purpose: field.text(160, "What it is for"),
  when: field.text(200, "When it is called, and what happens before"),
  learns: field.text(240, "What it learns of the visitor"),
  policy: field.externalLink().describe("Its own privacy policy"),
  confirm: field.confirm(),
});

export type ThirdParty = z.infer<typeof thirdParty.schema>;
