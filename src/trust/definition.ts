import { z } from "zod";
import { jsonList, mdxPages } from "../node/content-types/content-type";
import {
  altText,
  confirm,
  externalLink,
  httpsUrl,
  image,
  order,
  pageDescription,
  pageTitle,
  pastDay,
  record,
  sample,
  shortPoints,
  slug,
  someOf,
  text,
} from "../node/content-types/fields";

const stop = (description: string) =>
  record("TrustStop", {
    heading: text(40, "What this stop is about"),
    text: text(
      200,
      "What holds there; {days} is the number of days for which the form service keeps a message",
    ),
  }).describe(description);

/** A top-level page about what a family may rely on, e.g. /privacy; its text is the MDX body. */
export const trustPage = mdxPages(
  "TrustPage",
  "Trust pages",
  "trust",
  (name) => `/${name}`,
  {
    title: pageTitle(),
    heading: text(46, "Heading of the page"),
    navTitle: text(28, "Name in the footer"),
    description: pageDescription(),
    intro: text(220, "One or two sentences under the heading"),
    image: image({ width: 720, height: 720 }).optional(),
    alt: altText().optional(),
    route: record("TrustRoute", {
      sent: stop("What a visitor sends"),
      goes: stop("Where it goes"),
      kept: stop("How long it is kept"),
    })
      .optional()
      .describe("The page's answer in three stops, above its text"),
    short: shortPoints().describe(
      "What the text says, in short; a page has this or a route above its text, or begins with its lists",
    ),
    order: order(),
    published: pastDay("Day from which the text holds"),
    reviewed: pastDay("Day on which somebody last read the text"),
    draft: z.literal(true).optional().describe("Whether the company's lawyer has yet to read the text"),
    thirdParties: z
      .boolean()
      .default(false)
      .describe("Whether the table of third-parties.json stands below the text"),
    sample: sample(),
    confirm: confirm(),
    sources: z.array(externalLink()).default([]).describe("Official pages behind the text"),
  },
  { headingsOf: () => "apart" },
);

/** Another company that a visitor's browser may call: docs/decisions.md, "Third parties". */
export const thirdParty = jsonList("ThirdParty", "Third parties", "third-parties.json", {
  id: slug("Unique short name of lower-case letters, digits and hyphens"),
  use: z
    .enum(["badge", "map", "video", "chat"])
    .describe("For what the site calls it; maps and videos stand in frames, the chat is a link"),
  name: text(60, "The company and its service"),
  hosts: someOf("host", httpsUrl("Address of a host without a path, e.g. https://www.google.com")).describe(
    "Hosts that the pages may call; no page may call another",
  ),
  purpose: text(160, "What it is for"),
  when: text(200, "When it is called, and what happens before"),
  learns: text(240, "What it learns of the visitor"),
  policy: externalLink().describe("Its own privacy policy"),
  confirm: confirm(),
});

export type ThirdParty = z.infer<typeof thirdParty.schema>;
