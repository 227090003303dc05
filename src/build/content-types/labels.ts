import { z } from "zod";
import { defineContentType } from "./content-type";

/** Labels of one room; what a file must hold is known to `tsc` from the code that reads it. */
export const labels = defineContentType({
  name: "Labels",
  label: "Labels",
  files: { folder: "words", ending: ".json" },
  format: "json-object",
  schema: z.looseObject({}),
});
