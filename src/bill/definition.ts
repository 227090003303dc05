import { z } from "zod";
import * as field from "../node/content-types/fields";

const line = field.record("CountryBillLine", {
  name: field.text(40, "What is shown or paid; the browser keeps a visitor's own amount under it"),
  instead: field.text(40, "Of a master's line: name of the line above whose place it takes").optional(),
  note: field.text(60, "For whom or what it is, or who names the price").optional(),
  facts: z
    .array(field.factId())
    .default([])
    .describe("The figure that gives its amount; without one the line is open for a visitor's own"),
  sum: field.addsFigures(),
  least: field
    .factId()
    .optional()
    .describe("The figure below which the amount never counts, e.g. what the visa asks to show for living"),
  ahead: z.literal(true).optional().describe("Whether it is due before the flight"),
  part: z
    .enum(["fee", "living", "visa", "permit", "health"])
    .optional()
    .describe(
      "What it is of the year's sum, which needs a fee and living costs. A visa, and whatever is paid once with it such as cover of all years, counts once in a degree; a permit and yearly health cover in each year. A line that is none of these counts only with a visitor's own amount: money to show, a refundable deposit, a flight",
    ),
  times: field.timesNeeded(),
});

const lines = (description: string) => z.array(line).default([]).describe(description);

/** What the first year costs, line by line: docs/decisions.md, "Tools in guides". */
export const bill = () =>
  z
    .strictObject({
      scope: field
        .text(60, "Where one studies and lives by its sum, e.g. Trinity College, living in Dublin")
        .optional(),
      masterScope: field.text(60, "The same for a master's, whose lines can be of another place").optional(),
      caveat: field.text(90, "What is weak in the sum, in one plain line").optional(),
      masterCaveat: field.text(90, "The same of a master's sum; left out, the line above holds").optional(),
      stage: field
        .text(12, "Name of the step of the year in which the lines due before the flight are paid, e.g. Visa")
        .optional(),
      years: z
        .number()
        .int()
        .min(1)
        .max(6)
        .describe("Years of a usual bachelor's degree; 1 if no sum for a whole degree is sound"),
      masterYears: z.number().int().min(1).max(3).default(1).describe("Years of a usual master's degree"),
      show: lines("What must be shown, and stays the student's"),
      pay: lines("What is paid"),
      master: lines(
        "What a master's asks for. Its sum counts each in place of the line that it names; one that names none stands apart",
      ),
    })
    .refine(({ show, pay }) => [...show, ...pay].some(({ facts }) => facts.length > 0), {
      message: "has no figure, expected facts in one line at least",
    })
    .refine(
      ({ show, pay }) =>
        (["fee", "living"] as const).every((part) => [...show, ...pay].some((one) => one.part === part)),
      { message: "has no sum, expected a line whose part is fee and one whose part is living" },
    )
    .refine(
      ({ master, masterScope }) => masterScope !== undefined || !master.some(({ instead }) => instead),
      { message: "has a master's sum that names no place, expected masterScope" },
    )
    .refine(({ master }) => master.every(({ facts }) => facts.length > 0), {
      message: "leaves a line of a master's open, expected facts in each",
    })
    .refine(
      ({ show, pay, master }) => {
        const names = [...show, ...pay, ...master].map(({ name }) => name);
        return new Set(names).size === names.length;
      },
      { message: "names two lines alike, expected a name for each" },
    )
    .refine(
      ({ show, pay, master }) =>
        [...show, ...pay].every(({ instead }) => instead === undefined) &&
        master.every(({ instead }) => !instead || [...show, ...pay].some(({ name }) => name === instead)),
      { message: "has an instead that names no line, expected one of show or pay, in lines of master only" },
    )
    .meta({ graphql: "CountryBill" })
    .optional()
    .describe("The bill for the first year, at the end of its chapter; left out, there is none");
