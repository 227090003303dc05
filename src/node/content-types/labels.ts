import { z } from "zod";
import { defineContentType } from "./content-type";

/** Labels of one room; `tsc` checks that a file holds what the code reads. */
export const labels = defineContentType({
  name: "Labels",
  label: "Labels",
  files: { folder: "words", ending: ".json" },
  format: "json-object",
  schema: z.looseObject({}),
});

/** Whether a label file has words of the specification, which `content/specified.json` lists and no form offers. */
export const isFixed = (slug: string): boolean => slug.startsWith("fixed-");
