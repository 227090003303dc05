import type { Fact } from "../definition";
import { factStanding } from "./fact-state";

/** Rows of the numbers panel whose values compare among all countries. */
export const comparedRows = ["work", "stay"] as const;

export type ComparedRow = (typeof comparedRows)[number];

/** How much of an hour a week, or of a year, a unit is. */
const UNITS: Readonly<Record<ComparedRow, Readonly<Record<string, number>>>> = {
  work: { "hours a week": 1, "hours per fortnight": 1 / 2, "hours a fortnight": 1 / 2 },
  stay: { years: 1, year: 1, months: 1 / 12 },
};

export const comparedUnits = (row: ComparedRow): string => Object.keys(UNITS[row]).join(", ");

/** A figure in hours a week, or in years; undefined for other units or values that are not numbers. */
export function valueIn(
  row: ComparedRow,
  { value, unit = "" }: Pick<Fact, "value" | "unit">,
): number | undefined {
  const amount = Number(value) * (UNITS[row][unit] ?? Number.NaN);
  return Number.isNaN(amount) ? undefined : amount;
}

/**
 * A row's value as countries are compared by it, in hours a week or in years; undefined if it cannot be compared.
 * @param today a figure that has ended by this ISO date is no value
 */
export function comparableValue(
  row: ComparedRow,
  { fact, isNought }: { readonly fact?: Fact; readonly isNought: boolean },
  today: string,
): number | undefined {
  if (isNought) return 0;
  if (!fact || factStanding(fact, today).state === "ended") return undefined;
  return valueIn(row, fact);
}
