import { z } from "zod";
import { bases } from "../lib/basis";
import { levels } from "../lib/levels";
import { jsonList } from "../node/content-types/content-type";
import * as field from "../node/content-types/fields";
import { rowNames } from "./rows";

export const topics = [...rowNames, "admission", "arrival", "family", "tax", "counts"] as const;

/** Where a figure was read: the authority's own page, a copy of it, a page that quotes it, or a report. */
export const readKinds = ["official", "copy", "quoted", "reported"] as const;

export const isCurrency = (unit: string | undefined) => unit !== undefined && /^[A-Z]{3}$/.test(unit);

const day = (description: string) => field.isoDate(description).optional();

/** A figure that can go stale: its authority, where and when it was read, and earlier values. */
export const fact = jsonList("Fact", "Figures", "facts.json", {
  id: z
    .string()
    .regex(/^[a-z]+(?:\.[a-z0-9-]+)+$/, "is not a fact id, expected e.g. au.work.hours")
    .describe(
      "Country code, topic, what, e.g. au.work.hours; texts name the figure by it, so it never changes",
    ),
  country: z
    .string()
    .min(1)
    .describe(
      'Country that it is about; "company": about the company itself; "home": the rules of the reader\'s own country',
    )
    .meta({ reference: "factCountry" }),
  topic: z.enum(topics).describe("What it is about"),
  label: field.text(48, "Name of the figure, beside its value"),
  value: field.text(60, "The value as it is shown; of money 20,635, or 20,635 to 24,000"),
  unit: field
    .text(40, "Unit: a three-letter currency code stands before the value, anything else after")
    .optional(),
  basis: z.enum(bases).describe("How exact the value is"),
  note: field.text(180, "What the value holds for; shown under it").optional(),
  level: z
    .enum(levels)
    .optional()
    .describe("For which studies alone it holds: the comparison shows the one that fits the visitor"),
  effectiveFrom: day("Day from which the value holds"),
  validUntil: day("Last day on which it holds; after it the value says so"),
  yearly: z
    .literal(true)
    .optional()
    .describe("Whether it changes every year: a year after its first day the value names its year"),
  official: field.part("Where the value is decided, whether or not anybody read it there", {
    name: field.text(110, "The authority and its page"),
    url: field
      .httpsUrl(
        "The authority's page that states the value, which readers get as a link; no front page: where the page is not known, the name stands alone",
      )
      .optional(),
  }),
  readIn: z
    .strictObject({
      name: field.text(120, "The page that stated the value"),
      url: field.httpsUrl("Its address"),
      kind: z
        .enum(readKinds)
        .describe(
          "official: the authority's page itself; copy: a copy of it; quoted: somebody who quotes the authority; reported: press, universities",
        ),
    })
    .optional()
    .describe("Where the value was really read"),
  readOn: field.pastDay("Day on which it was read there").optional(),
  confirmedOn: field
    .pastDay("Day on which somebody of the company compared the value with the official page")
    .optional(),
  confirmedBy: field.text(40, "Name of who compared them").optional(),
  reviewEveryDays: z
    .number({ error: "is not a number of days, expected e.g. 90" })
    .int()
    .min(1)
    .max(1000)
    .describe("Days after which somebody must look again, counted from the newest of the days above"),
  history: z
    .array(
      z.strictObject({
        value: field.text(60, "The earlier value, without its unit"),
        until: field.isoDate("Last day on which it held"),
        note: field.text(120, "What changed").optional(),
      }),
    )
    .default([])
    .describe("Earlier values, the newest first"),
});

export type Fact = z.infer<typeof fact.schema>;

/** A figure without its id, which a node of Gatsby's has as `jsonId`. */
export type FactFields = Omit<Fact, "id">;
