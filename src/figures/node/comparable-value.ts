import type { Fact } from "../definition";
import { stateOfFact } from "./fact-state";

/** Rows of the numbers panel whose values compare among all countries. */
export const comparedRows = ["work", "stay"] as const;

export type ComparedRow = (typeof comparedRows)[number];

/** The factor of a unit in hours a week, or in years. */
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

/** A row's value in hours a week or in years; undefined if not comparable, or ended before `today` (ISO date). */
export function comparableValue(
  row: ComparedRow,
  { fact, isNought }: { readonly fact?: Fact; readonly isNought: boolean },
  today: string,
): number | undefined {
  if (isNought) return 0;
  if (!fact || stateOfFact(fact, today).state === "ended") return undefined;
  return valueIn(row, fact);
}
