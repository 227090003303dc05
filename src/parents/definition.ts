import { z } from "zod";
import { parentsPath } from "../lib/languages";
import { mdxPages } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";

/** The page for parents in one language; `en` is the master, which the translations follow part by part. */
export const parentsPage = mdxPages(
  "ParentsPage",
  "For parents",
  "parents",
  parentsPath,
  {
    title: field.pageTitle(),
    heading: field.text(60, "Heading of the page"),
    description: field.pageDescription(),
    intro: field.text(300, "One or two sentences under the heading"),
    language: field.text(20, "The language's own name, in its own letters"),
    offer: field.text(80, "Link that offers this page to a reader whose browser asks for the language"),
    message: field.text(200, "First message of the chat"),
    nearest: field.slug("Short name of the office that the page's end shows"),
    names: z
      .array(
        z
          .strictObject({
            id: field.slug("Short name of an office, or of a country as in the address of its guide"),
            name: field.text(40, "Its name in this language"),
            note: field.text(60, "Of a country: for what its money to show holds, or who sets it").optional(),
            sets: field.text(40, "Of a country whose guide names no amount to show: who sets it").optional(),
          })
          .meta({ graphql: "ParentsName" }),
      )
      .min(1, "is empty, expected countries and offices"),
    order: field.order(),
    published: field.pastDay("Day from which the text holds"),
    reviewed: field.pastDay("Day on which somebody last read the text"),
    readBy: field.text(60, "Of a translation: who speaks the language and has read all of it").optional(),
    follows: z
      .array(field.text(8, "Mark of the English part that this part follows; the check names the next one"))
      .default([])
      .describe("Of a translation: which English text each part follows, the head first"),
    free: z
      .array(z.number().int().min(1))
      .default([])
      .describe(
        "Of a translation: numbers of the parts written for its own readers, which need not have the English figures and links",
      ),
    sample: field.sample(),
    confirm: field.confirm(),
  },
  {
    startedInFiles: true,
    headingsOf: () => "apart",
    slotsOf: () => ["<Offices />", "<Costs />", "<Funds />", "<Reach />"],
  },
);

export type ParentsPage = z.infer<typeof parentsPage.schema>;
