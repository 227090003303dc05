import { readAmount } from "../ui/kept-form/amount";
import type { Fields } from "../ui/kept-form/kept-fields";

interface Line {
  readonly name: string;
  /** The cost to which the line belongs; null for a line that only counts the visitor's own amount. */
  readonly part: string | null;
  /** One amount or the two ends of a range; empty without a valid figure. */
  readonly amounts: readonly number[];
  /** How exact they are, as in the register; "from" makes the sum a lower end. */
  readonly basis?: string | null;
  /** Whether it is due before the flight. */
  readonly ahead?: boolean | null;
}

type Range = readonly [number, number];

export interface BillSum {
  /** What is paid by the end of the first year; undefined while tuition or living costs are unknown. */
  readonly year: Range | undefined;
  /** The part of it that is due before the flight; undefined if no such line has an amount. */
  readonly ahead: Range | undefined;
  /** Whether tuition is among what is due before the flight. */
  readonly isFeeAhead: boolean;
  /** Whether only the lower ends are sound, as tuition or living costs have no upper one. */
  readonly isFrom: boolean;
  /** The cost of the whole degree; lines that are no fee, living, permit or health cost count once. */
  readonly degree: Range | undefined;
  /** Names of the lines for tuition and living costs that have no amount. */
  readonly missing: readonly string[];
  /** The lines for tuition and living costs that have an amount. */
  readonly known: readonly Pick<Line, "name" | "part" | "amounts">[];
  /** Names of other lines that the sum leaves out. */
  readonly left: readonly string[];
}

const MAIN: readonly (string | null)[] = ["fee", "living"];
const YEARLY: readonly (string | null)[] = [...MAIN, "permit", "health"];

/** Adds ranges by their ends; one amount is both ends. */
export const add = (ranges: readonly (readonly number[])[]): Range => [
  ranges.reduce((sum, ends) => sum + (ends[0] ?? 0), 0),
  ranges.reduce((sum, ends) => sum + (ends.at(-1) ?? 0), 0),
];

/** A line's amounts in a whole degree. */
export const ofYears = (
  { part, amounts }: Pick<Line, "part" | "amounts">,
  years: number,
): readonly number[] => (YEARLY.includes(part) ? amounts.map((amount) => amount * years) : amounts);

/**
 * Computes the sum of a bill for a year and for the degree; guide, comparison, plan and budget all use it.
 * @param fields the visitor's amounts for open lines, by line name
 * @param currency in which those are read; an amount in another money does not count
 */
export function billSum(lines: readonly Line[], fields: Fields, years: number, currency?: string): BillSum {
  const enteredAmount = ({ name }: Line): number[] => {
    const read = readAmount(fields[name] ?? "", currency);
    return read.kind === "amount" ? [read.amount] : [];
  };
  const filled = lines.map((line) => {
    const isOpen = line.amounts.length === 0;
    return {
      ...line,
      amounts: isOpen ? enteredAmount(line) : line.amounts,
      isCost: isOpen || line.part !== null,
    };
  });
  const known = filled.filter(({ amounts }) => amounts.length > 0);
  const counted = known.filter(({ isCost }) => isCost);
  const open = filled.filter(({ amounts }) => amounts.length === 0);
  const missing = open.filter(({ part }) => MAIN.includes(part));
  const isWhole = missing.length === 0;
  const ahead = counted.filter((line) => line.ahead);
  return {
    year: isWhole ? add(counted.map(({ amounts }) => amounts)) : undefined,
    degree: isWhole ? add(counted.map((line) => ofYears(line, years))) : undefined,
    ahead: ahead.length > 0 ? add(ahead.map(({ amounts }) => amounts)) : undefined,
    isFeeAhead: ahead.some(({ part }) => part === "fee"),
    isFrom: known.some(({ part, basis }) => MAIN.includes(part) && basis === "from"),
    missing: missing.map(({ name }) => name),
    known: known.filter(({ part }) => MAIN.includes(part)),
    left: open.filter(({ part }) => !MAIN.includes(part)).map(({ name }) => name),
  };
}
