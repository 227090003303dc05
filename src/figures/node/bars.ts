import type { Fact } from "../definition";
import { factStanding } from "./fact-state";
import { factText } from "./fact-text";

/** Rows of the numbers panel whose values are drawn as bars among all countries. */
export const barRows = ["work", "stay"] as const;

export type BarRow = (typeof barRows)[number];

/** How much of an hour a week, or of a year, a unit is. */
const UNITS: Readonly<Record<BarRow, Readonly<Record<string, number>>>> = {
  work: { "hours a week": 1, "hours per fortnight": 1 / 2, "hours a fortnight": 1 / 2 },
  stay: { years: 1, year: 1, months: 1 / 12 },
};

/** Units of more than a week: a limit on a fortnight does not hold for each of its weeks. */
const AVERAGED: ReadonlySet<string> = new Set(["hours per fortnight", "hours a fortnight"]);

export const barUnits = (row: BarRow): string => Object.keys(UNITS[row]).join(", ");

/** A figure in hours a week, or in years; nothing where its unit or its value is no number of these. */
export function barValue(
  row: BarRow,
  { value, unit = "" }: Pick<Fact, "value" | "unit">,
): number | undefined {
  const amount = Number(value) * (UNITS[row][unit] ?? Number.NaN);
  return Number.isNaN(amount) ? undefined : amount;
}

export interface BarSource {
  readonly name: string;
  readonly code: string;
  readonly isOwn: boolean;
  readonly fact?: Fact;
  /** Whether the value is nought, e.g. where there is no work in term. */
  readonly isNought: boolean;
  /** What the row says beside its value; it explains nought, and a value that does not compare. */
  readonly note?: string;
}

export interface Bar {
  readonly name: string;
  readonly code: string;
  readonly isOwn: boolean;
  /** Hours a week, or years; undefined where nothing compares. */
  readonly value?: number;
  readonly text?: string;
  /** The figure as the register has it. */
  readonly figure?: { readonly value: string; readonly unit: string };
  /** Whether `value` is a mean over a time for which the figure holds as a whole. */
  readonly isAveraged?: boolean;
  readonly note?: string;
}

/**
 * What a row's value is among all countries, in hours a week or in years; nothing where none compares.
 * @param today a figure that has ended by this ISO date is no value
 */
export function comparableValue(
  row: BarRow,
  { fact, isNought }: Pick<BarSource, "fact" | "isNought">,
  today: string,
): number | undefined {
  if (isNought) return 0;
  if (!fact || factStanding(fact, today).state === "ended") return undefined;
  return barValue(row, fact);
}

function barOf(row: BarRow, source: BarSource, today: string): Bar {
  const { fact, isNought, name, code, isOwn, note } = source;
  const country = { name, code, isOwn, value: comparableValue(row, source, today) };
  if (isNought || !fact || factStanding(fact, today).state === "ended") return { ...country, note };
  const figure = { value: fact.value, unit: fact.unit ?? "" };
  const isAveraged = AVERAGED.has(figure.unit);
  return { ...country, text: factText(fact), figure, isAveraged, note: fact.note };
}

/**
 * The bars of a row: the largest value first, equal ones by name, countries without a value last.
 * @param today a figure that has ended by this ISO date is no value
 */
export function barsOf(row: BarRow, sources: readonly BarSource[], today: string): Bar[] {
  const size = ({ value = -1 }: Bar) => value;
  return sources
    .map((source) => barOf(row, source, today))
    .sort((a, b) => size(b) - size(a) || a.name.localeCompare(b.name));
}
