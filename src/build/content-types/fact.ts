import { z } from "zod";
import { defineContentType } from "./content-type";
import { httpsUrl, isoDate, text } from "./fields";

/** A figure that can go stale, with its source and the day it was checked (design.md, "The facts register"). */
export const fact = defineContentType({
  name: "Fact",
  files: { file: "facts.json" },
  format: "json-list",
  schema: z.strictObject({
    id: z
      .string()
      .regex(/^[a-z]+(?:\.[a-z0-9-]+)+$/, "is not a fact id, expected e.g. au.work.hours")
      .describe("Unique id: country code, topic, what; pages name it"),
    country: z
      .string()
      .min(1)
      .describe('Name of a file in content/countries without .mdx, or "company"')
      .meta({ reference: "factCountry" }),
    label: text(48, "Row label in the at-a-glance table"),
    value: text(60, "The value as it is shown, digits grouped"),
    unit: text(
      40,
      "Unit: a three-letter currency code stands before the value, anything else after",
    ).optional(),
    basis: z.enum(["from", "up to", "exact", "about"]).describe("How exact the value is"),
    note: text(140, "What the value holds for; shown under it").optional(),
    effectiveFrom: isoDate("Day from which the value holds").optional(),
    source: z.strictObject({
      name: text(90, "Who says so"),
      url: httpsUrl("Page that says so"),
    }),
    checkedOn: isoDate("Day on which somebody last compared the value with its source"),
    reviewEveryDays: z
      .number({ error: "is not a number of days, expected e.g. 90" })
      .int()
      .min(1)
      .max(1000)
      .describe("Days after which the value must be checked again"),
    confirm: text(
      160,
      "What a person still has to confirm; the page then says to check before relying on it",
    ).optional(),
  }),
});

export type Fact = z.infer<typeof fact.schema>;
