import { z } from "zod";
import { jsonList } from "./content-type";
import * as field from "./fields";

const phrase = field.record("SpecifiedPhrase", {
  words: field.text(160, "The words; capitals, kinds of quotation marks and of blanks do not matter"),
  section: z.int().min(1).max(9).describe("Section of the specification that asks for them"),
  link: z
    .string()
    .regex(field.NO_BLANK_ENDS, "begins or ends with a blank, expected neither")
    .optional()
    .describe("Where they lead as a link: an address of this site, https://… or #"),
  folded: z
    .literal(true)
    .optional()
    .describe("Whether a visitor reads them only after opening or pressing something"),
  below: z
    .int()
    .min(320)
    .optional()
    .describe("Folded only in windows narrower than this, in px; without it at every width"),
  reason: field.text(200, "Why they may be folded").optional(),
});

/** The phrases that the specification fixes, by page: docs/content.md, "Phrases of the specification". */
export const specified = jsonList("Specified", "Specified phrases", "specified.json", {
  pages: z
    .array(
      z
        .string()
        .regex(/^\/[a-z0-9/-]*$/, "is no address of a page, expected e.g. /contact")
        .describe("Address of a page; /404 for the not-found page"),
    )
    .min(1, "is empty, expected the address of a page, or the field left out")
    .optional()
    .describe("The pages that show them; without any, the frame of every page in English does"),
  file: field.text(80, "File below content that has them, e.g. articles/visa-application.mdx"),
  phrases: field.someOf(
    "phrase",
    phrase
      .refine(({ folded, reason }) => folded === undefined || reason !== undefined, {
        path: ["reason"],
        error: 'is missing, expected why the words are "folded"',
      })
      .refine(({ folded, below }) => below === undefined || folded === true, {
        path: ["below"],
        error: 'stands alone, expected it only with "folded"',
      }),
  ),
});

export type Specified = z.infer<typeof specified.schema>;
export type SpecifiedPhrase = Specified["phrases"][number];
