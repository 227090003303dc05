import { z } from "zod";
import { defineContentType } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";

const code = () => z.string().regex(/^[A-Z]{3}$/, "is not a currency, expected three capital letters");
const rate = () => z.number().positive("is not positive, expected a rate");

export const rates = defineContentType({
  name: "Rates",
  label: "Exchange rates",
  writtenByCommand: true,
  files: { file: "rates.json" },
  format: "json-object",
  schema: z.strictObject({
    source: field.part("The bank", {
      name: field.text(80, "Who publishes them"),
      url: field.httpsUrl("The file that npm run update:rates reads"),
    }),
    day: field.pastDay("Day of the rates"),
    readOn: field.pastDay("Day on which they were read"),
    note: field.text(140, "How they were read, where it was not from the bank itself").optional(),
    perEuro: field.someOf(
      "rate",
      z.strictObject({ code: code().describe("Currency"), rate: rate().describe("What one euro buys") }),
    ),
    pegs: z
      .array(
        z.strictObject({
          code: code().describe("Currency"),
          to: code().describe("Currency that it is tied to"),
          rate: rate().describe("What one unit of that one buys"),
        }),
      )
      .default([])
      .describe("Currencies that the bank does not list and that are tied to one that it lists"),
  }),
});

export type Rates = z.infer<typeof rates.schema>;
