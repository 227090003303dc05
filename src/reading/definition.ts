import { z } from "zod";
import { defineContentType } from "../build/content-types/content-type";
import { confirm, isoDate } from "../build/content-types/fields";

/** How many words an answer has, figures counted as one each, and how many questions a page has at most. */
export const ANSWER_WORDS = { least: 30, most: 90 } as const;
export const MOST_QUESTIONS = 8;
/** Letters of a question. */
export const QUESTION_LENGTH = 90;

/** What families ask about a country, a service or the subject of a guide; the file is named as the page's own. */
export const questions = defineContentType({
  name: "Questions",
  label: "Questions",
  files: { folder: "questions", ending: ".mdx" },
  format: "mdx",
  schema: z.strictObject({
    reviewed: isoDate("Day on which the answers were last revised"),
    confirm: confirm(),
  }),
});
