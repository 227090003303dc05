import type { FactFields } from "../definition";
import { rowOf } from "../rows";
import { stateOfFact } from "./fact-state";

/** A figure in hours a week, or in years; undefined for rows and units that do not compare, and for words. */
export function valueIn(
  row: string,
  { value, unit = "" }: Pick<FactFields, "value" | "unit">,
): number | undefined {
  const amount = Number(value) * (rowOf(row)?.compares?.[unit] ?? Number.NaN);
  return Number.isNaN(amount) ? undefined : amount;
}

/** A row's value in hours a week or in years; undefined if not comparable, or ended before `today` (ISO date). */
export function comparableValue(
  row: string,
  { fact, isNought }: { readonly fact?: FactFields; readonly isNought: boolean },
  today: string,
): number | undefined {
  if (isNought) return 0;
  if (!fact || stateOfFact(fact, today).state === "ended") return undefined;
  return valueIn(row, fact);
}
