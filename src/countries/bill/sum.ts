import { lowerEnd, sumBasis } from "../../lib/sum-basis";
import { amountOf, readAmount } from "../../ui/sheet/amount";
import type { Fields } from "../../ui/sheet/kept-fields";

interface Line {
  readonly name: string;
  /** Whether a sum without it is too little to compare. */
  readonly main: boolean | null;
  /** One amount, or the two ends of a range; none where the register knows none that holds. */
  readonly amounts: readonly number[];
  /** How the amount bounds what it stands for. */
  readonly basis: string | null;
}

export interface BillSum {
  /** What the known lines come to; of a range it counts the lower end. */
  readonly amount: number;
  /** The word before it: "from" where a line is open or may come to more. */
  readonly basis: string;
  /** How many lines have an amount: the register's, or the visitor's own. */
  readonly known: number;
  readonly missing: readonly string[];
  /** Those of them without which the sum is too little to compare. */
  readonly mainMissing: readonly string[];
}

/** Adds up a bill. @param fields what the visitor wrote into the open lines, by their names */
export function billSum(lines: readonly Line[], fields: Fields): BillSum {
  const ends = new Map(
    lines.flatMap((line) => {
      const end = lowerEnd(line.amounts, line.basis ?? "exact");
      return end ? [[line.name, end] as const] : [];
    }),
  );
  const inLine = ({ name }: Line) => ends.get(name)?.amount.toString() ?? fields[name] ?? "";
  const isKnown = (line: Line) => readAmount(inLine(line)).kind === "amount";
  const missing = lines.filter((line) => !isKnown(line));
  const bases = [...ends.values()].map(({ basis }) => basis);
  return {
    amount: lines.reduce((sum, line) => sum + amountOf(inLine(line)), 0),
    basis: missing.length > 0 ? "from" : sumBasis(bases),
    known: lines.length - missing.length,
    missing: missing.map(({ name }) => name),
    mainMissing: missing.filter(({ main }) => main).map(({ name }) => name),
  };
}

export type Level = "bachelor" | "master";

interface Instead extends Line {
  /** Name of the line whose place it takes. */
  readonly instead: string | null;
}

/** The lines of a bill for a master's; nothing where a line of the master's takes no other's place. */
export function masterLines<One extends Instead>(
  lines: readonly One[],
  master: readonly One[],
): readonly One[] | null {
  if (master.length === 0 || master.some(({ instead }) => !instead)) return null;
  return lines.map((line) => master.find(({ instead }) => instead === line.name) ?? line);
}

interface Row<One> {
  readonly line: One;
  readonly isInstead: boolean;
  /** Undefined where the line holds for every level. */
  readonly level?: Level;
}

/** The rows of a group of lines, each followed by the master's line that takes its place. */
export function billRows<One extends Instead>(
  group: readonly One[],
  ofMaster: readonly One[],
  start: number,
): readonly Row<One>[] {
  return group.flatMap((line, index): readonly Row<One>[] => {
    const other = ofMaster[start + index] ?? line;
    if (other === line) return [{ line, isInstead: false }];
    return [
      { line, isInstead: false, level: "bachelor" },
      { line: other, isInstead: true, level: "master" },
    ];
  });
}
