import { z } from "zod";
import { jsonObject } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";
import { type SearchKind, searchKinds } from "./search-file";

const kindOf: Readonly<Record<SearchKind, string>> = {
  country: "Country guides",
  subject: "Subjects",
  guide: "Guides",
  service: "Services",
  article: "Articles",
  page: "Every other page",
  question: "Questions and answers",
  institution: "Institutions",
  office: "Branches",
  figure: "Figures of the register",
};

const kinds = Object.fromEntries(searchKinds.map((kind) => [kind, field.text(30, kindOf[kind])]));

export const search = jsonObject("SearchText", "Search", "search.json", {
  words: field.part("Words of /search", {
    hint: field.text(120, "Line under it"),
    clear: field.text(24, "Button that empties the field, for screen readers"),
    still: field.text(160, "For visitors without JavaScript"),
    tryThese: field.text(30, "Before the examples"),
    examples: field.someOf("query", field.text(40, "One query")).describe("Queries to begin with"),
    none: field.template(120, ["query"], "Said where nothing was found"),
    ask: field.part("Where nothing was found", {
      text: field.text(120, "Before the two ways"),
      button: field.text(24, "Button to the contact form"),
      chat: field.text(24, "Link to the chat"),
      message: field.template(160, ["query"], "Message that the visitor then sends"),
    }),
    near: field.text(120, "Over results that have only some of the words"),
    countOne: field.text(24, "One result"),
    countMany: field.template(24, ["count"], "Several results"),
    group: field.template(40, ["count"], "Line that opens the others of a group, of all its results"),
    allPages: field.text(40, "Heading of the list of all pages"),
    tools: field.text(30, "Name of the pages on which something is done"),
    kinds: z.strictObject(kinds).describe("Names of the groups of results"),
  }),
  synonyms: z
    .array(
      z
        .array(field.text(40, "A word or a few words"))
        .min(2, "has one way to say it, expected at least two")
        .describe("Words that mean the same to a visitor"),
    )
    .describe("What visitors call things, and what the pages call them"),
  ignored: z.array(field.text(16, "A word")).describe("Words that say nothing of what is looked for"),
});
