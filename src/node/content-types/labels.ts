import { createHash } from "node:crypto";
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

/** Label files fixed by the specification (docs/decisions.md), with the hash of their content. */
const FIXED: Readonly<Record<string, string>> = {
  "fixed-forms": "fe2dffec157ca09079a60f125e1b22a28dc3f3c43ced68728244113c4af71edc",
  "fixed-pages": "9df65ee5bb5c53482bfbd0f0710d54474d93360a418d4faa42df1ce66583e942",
};

export const isFixed = (slug: string): boolean => slug in FIXED;

export function matchesFixedHash(slug: string, words: unknown): boolean {
  return createHash("sha256").update(JSON.stringify(words)).digest("hex") === FIXED[slug];
}
