import { z } from "zod";
import { levels } from "../lib/levels";
import { monthSpan } from "../lib/months";
import * as field from "../node/content-types/fields";

const MONTHS = 'is not a month, expected e.g. "May", or "May to July"';

const months = (description: string) =>
  z
    .string()
    .refine((value) => monthSpan(value) !== undefined, MONTHS)
    .describe(description);

/** The stages whose last month decides whether a start can still be reached. */
const steps = ["apply", "visa"] as const;

const stage = z
  .strictObject({
    name: field.text(12, "One word for it"),
    text: field.text(90, "What is done, in a sentence"),
    step: z
      .enum(steps)
      .optional()
      .describe("Of the two stages with a last date: the one of the application, and the one of the visa"),
    months: months("Our plan: a month, or the first and the last").optional(),
    fact: field.factId().optional(),
  })
  .refine(({ months: plan, fact }) => (plan === undefined) !== (fact === undefined), {
    message: "expected months, or the fact that names them, and not both",
  })
  .meta({ graphql: "CountryYearStage" });

const intake = field.record("CountryYearIntake", {
  month: months("Month in which classes begin"),
  level: z.enum(levels).optional().describe("For which degree alone classes begin then; left out, for each"),
  at: field.text(24, "The institution, if classes begin then at that one only").optional(),
  ask: field.text(150, "Which last date nobody can name for all, who sets it, and that we ask").optional(),
  stages: z
    .array(stage)
    .min(3, "says too little, expected three to seven stages")
    .max(7, "says too much, expected three to seven stages")
    .refine(
      (all) => steps.every((step) => all.filter((one) => one.step === step).length === 1),
      "expected one stage with step: apply, and one with step: visa",
    )
    .describe("What comes before, in order, within a year and a half"),
});

/** The year before the first class, by intake; months with a figure are official, the others our suggestion. */
export const year = () =>
  z
    .array(intake)
    .max(4, "says too much, expected four intakes at most")
    .default([])
    .describe(
      "List of the year at the end of its chapter, and the country's rows of /dates: one to four intakes; left out where no month is known",
    );
