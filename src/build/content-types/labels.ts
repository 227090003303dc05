import { z } from "zod";
import { defineContentType } from "./content-type";

/**
 * Labels of one room: what its components say beside the texts of pages. Components import them; what they hold is
 * known from the code that reads them (`check-labels.ts`).
 */
export const labels = defineContentType({
  name: "Labels",
  label: "Labels",
  files: { folder: "words", ending: ".json" },
  format: "json-object",
  schema: z.looseObject({}),
});
