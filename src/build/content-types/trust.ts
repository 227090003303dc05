import { z } from "zod";
import { defineContentType } from "./content-type";
import {
  confirm,
  externalLink,
  httpsUrl,
  isoDate,
  order,
  pageDescription,
  pageTitle,
  slug,
  text,
} from "./fields";

/** A page at the site's root that says what a family may rely on, e.g. /privacy; its text is the MDX body. */
export const trustPage = defineContentType({
  name: "TrustPage",
  files: { folder: "trust", ending: ".mdx" },
  format: "mdx",
  pathOf: (name) => `/${name}`,
  schema: z.strictObject({
    title: pageTitle(),
    heading: text(46, "Heading of the page"),
    navTitle: text(28, "Name in the footer"),
    description: pageDescription(),
    intro: text(220, "One or two sentences under the heading"),
    order: order(),
    published: isoDate("Day from which the text holds"),
    reviewed: isoDate("Day on which somebody last read the text"),
    draft: z
      .literal(true)
      .optional()
      .describe("true until the company's lawyer has read the text; the page says so meanwhile"),
    thirdParties: z
      .boolean()
      .default(false)
      .describe("Whether the table of third-parties.json stands below the text"),
    advice: z
      .boolean()
      .default(false)
      .describe("Whether the list of those who may advise on visas stands below the text"),
    confirm: confirm(),
    sources: z.array(externalLink()).default([]),
  }),
});

/** Another company that a visitor's browser may call: docs/decisions.md, "Third parties". */
export const thirdParty = defineContentType({
  name: "ThirdParty",
  files: { file: "third-parties.json" },
  format: "json-list",
  schema: z.strictObject({
    id: slug("Unique short name"),
    use: z
      .enum(["badge", "map", "video", "chat"])
      .describe("For what the site calls it; maps and videos stand in frames, the chat is a link"),
    name: text(60, "The company and its service"),
    hosts: z
      .array(httpsUrl("Address of a host without a path, e.g. https://www.google.com"))
      .min(1, "is empty, expected at least one host")
      .describe("Hosts that the pages may call; no page may call another"),
    purpose: text(160, "What it is for"),
    when: text(200, "When it is called, and what happens before"),
    learns: text(240, "What it learns of the visitor"),
    policy: externalLink().describe("Its own privacy policy"),
    confirm: confirm(),
  }),
});

export type ThirdParty = z.infer<typeof thirdParty.schema>;
