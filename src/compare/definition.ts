import { z } from "zod";
import { levels } from "../lib/levels";
import { jsonList } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";

/** A way that exists for a family whose money suffices for no country; its sums come from bills and the register. */
export const way = jsonList("BudgetWay", "Ways within a budget", "ways.json", {
  id: field.slug("Short name of the way"),
  level: z.enum(levels).describe("The degree for which it is a way"),
  title: field.text(60, "The way in a few words"),
  text: field.text(220, "What one does, and what it saves, without an amount"),
  sums: z
    .array(
      field.record("BudgetWaySum", {
        name: field.text(60, "What is paid, and where"),
        country: field.countrySlug(),
        level: z.enum(levels).describe("The degree of that bill"),
        years: z
          .number()
          .int()
          .min(1)
          .max(5)
          .optional()
          .describe("Years that are paid there; left out, all of the degree"),
      }),
    )
    .max(3, "says too much, expected three sums at most")
    .default([]),
  facts: z.array(field.factId()).default([]).describe("Figures that stand under it"),
  link: field.buttonLink(),
});
