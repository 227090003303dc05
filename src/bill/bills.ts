import type { Level } from "../lib/levels";
import type { Fields } from "../ui/kept-form/kept-fields";
import { billSum } from "./sum";
import type { CountedSum } from "./sum-words";

/** A country's bill as the build reads it: each line for one level of studies or, without a level, for both. */
export type Bills = Queries.CountryBillsFragment;

/** A country's bill for one level of studies. */
type Bill = Bills["levels"][number] & Pick<Bills, "currency" | "lines">;

/** The lines that a level's sum counts. A figure for a whole degree does not belong among those of one year. */
export function billAt({ currency, levels, lines }: Bills, level: Level): Bill {
  const terms = levels.find((one) => one.level === level);
  if (!terms) throw new Error(`a bill has no ${level}'s`);
  const counted = lines.filter((line) => line.group !== "whole" && (line.level ?? level) === level);
  return { ...terms, currency, lines: counted };
}

/** The sum of a bill. @param fields amounts that the visitor entered, by line name */
export function countedBill({ lines, ...terms }: Bill, fields: Fields = {}): CountedSum {
  return { ...terms, ...billSum(lines, fields, terms.years, terms.currency) };
}
