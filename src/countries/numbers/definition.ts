import { z } from "zod";
import { rowNames } from "../../figures/rows";
import * as field from "../../node/content-types/fields";

const row = z
  .strictObject({
    row: z.enum(rowNames).describe("Which of the eleven rows"),
    facts: z
      .array(field.factId())
      .default([])
      .describe("Its figures: the first gives the value, the others stand in the slip"),
    statement: field.text(40, "In place of a value: who sets it, or that it is not published").optional(),
    statementIsValue: z
      .literal(true)
      .optional()
      .describe(
        "Whether the line above is the answer itself, e.g. the months of the intakes: it is shown as a value",
      ),
    note: field.text(90, "What the value is for; else the first figure's own note").optional(),
    short: field
      .text(18, "The note in a word or two, where there is room for one line: list and home page")
      .optional(),
    link: field.externalLink().optional().describe("Who says so; needed by a row without figures"),
    sum: field.addsFigures(),
    least: field
      .factId()
      .optional()
      .describe("The figure below which the amount never stands, e.g. what the visa asks to show for living"),
    times: field.timesNeeded(),
    parts: z
      .number()
      .int()
      .min(2)
      .max(52)
      .optional()
      .describe("Into how many parts it falls, e.g. 12 months"),
    compares: field
      .factId()
      .optional()
      .describe("Rows work and stay: the figure by which countries compare, where one does"),
    nought: z
      .literal(true)
      .optional()
      .describe("Of the rows work and stay: whether the value is nought, e.g. no work in term"),
  })
  .refine(
    ({ facts, statement, link }) => facts.length > 0 || (statement !== undefined && link !== undefined),
    { message: "has no figure, expected facts, or statement and link" },
  )
  .refine(({ statementIsValue, statement }) => !statementIsValue || statement !== undefined, {
    message: "has statementIsValue and no statement, expected statement",
  })
  .meta({ graphql: "CountryNumber" });

export type CountryNumber = z.infer<typeof row>;

export const numbers = () =>
  z
    .array(row)
    .refine(
      (rows) =>
        rows.length === 0 ||
        (rows.length === rowNames.length && new Set(rows.map(({ row }) => row)).size === rowNames.length),
      { message: `has other rows, expected ${rowNames.join(", ")}, each once` },
    )
    .default([])
    .describe("The eleven rows of numbers");
