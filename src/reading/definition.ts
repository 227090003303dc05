import { z } from "zod";
import { defineContentType, jsonList } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";

/** Number of words of an answer, with each figure counted as one, and maximum number of questions on a page. */
export const ANSWER_WORDS = { least: 30, most: 90 } as const;
export const MAX_QUESTIONS = 8;
export const QUESTION_LENGTH = 90;

/** Questions of families about a country, a service or a guide; the file has the page's name. */
export const questions = defineContentType({
  name: "Questions",
  label: "Questions",
  files: { folder: "questions", ending: ".mdx" },
  format: "mdx",
  schema: z.strictObject({
    reviewed: field.pastDay("Day on which the answers were last revised"),
    confirm: field.confirm(),
  }),
});

/** Visa advisers: a page that mentions visas names the advisers of its country, or all. */
export const adviser = jsonList("Adviser", "Visa advisers", "advisers.json", {
  country: field.slug("The country as in the address of its guide, e.g. new-zealand"),
  who: field.text(110, "Who may advise on visas of that country"),
  register: field.text(90, "Name of the official register"),
  link: field.httpsUrl("Its address"),
});
