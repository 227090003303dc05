import { z } from "zod";
import { monthSpan } from "../../lib/months";
import { factId, record, text } from "../../node/content-types/fields";

const MONTHS = 'is not a month, expected e.g. "May", or "May to July"';

const months = (description: string) =>
  z
    .string()
    .refine((value) => monthSpan(value) !== undefined, MONTHS)
    .describe(description);

const stage = z
  .strictObject({
    name: text(12, "One word for it"),
    text: text(90, "What is done, in a sentence"),
    months: months("Our plan: a month, or the first and the last").optional(),
    fact: factId().optional(),
  })
  .refine(({ months: plan, fact }) => (plan === undefined) !== (fact === undefined), {
    message: "expected months, or the fact that names them, and not both",
  })
  .meta({ graphql: "CountryYearStage" });

const intake = record("CountryYearIntake", {
  month: months("Month in which classes begin"),
  stages: z
    .array(stage)
    .min(3, "says too little, expected three to seven stages")
    .max(7, "says too much, expected three to seven stages")
    .describe("What comes before, in order, within a year and a half"),
});

/** The year before the first class, by intake; months with a figure are official, the others our suggestion. */
export const year = () =>
  z
    .array(intake)
    .max(2, "says too much, expected two intakes at most")
    .default([])
    .describe(
      "List of the year at the end of its chapter: one or two intakes; left out where no month is known",
    );
