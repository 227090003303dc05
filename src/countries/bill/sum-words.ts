import countriesWords from "../../../content/words/countries.json";
import { fill } from "../../lib/fill";
import type { BillSum, Level } from "./sum";

const { bill: words } = countriesWords;

export interface CountedSum extends BillSum {
  /** Length of the degree in years. */
  readonly years: number;
  /** City or region to which living costs apply, e.g. Toronto. */
  readonly scope: string | null;
  readonly level: Level;
}

/** Name of the second sum, e.g. Whole bachelor's, 3 years; undefined for a degree of one year. */
export const degreeName = ({ years, level }: Pick<CountedSum, "years" | "level">): string =>
  years > 1 ? fill(words.degree, { degree: words.degrees[level], years }) : "";

/**
 * The line that says what a country costs.
 * @param write formats sums of the bill's currency for the reader
 * @param writeFigure formats a known figure, if there is no sum
 */
export function sumWords(
  sum: CountedSum,
  write: (amounts: readonly number[]) => string,
  writeFigure: (amounts: readonly number[]) => string,
): { readonly head: string; readonly rest: string } {
  const { year, degree, missing, known, scope } = sum;
  if (!year || !degree) {
    const parts = known.map(({ name, amounts }) => `${name}: ${writeFigure(amounts)}`).join("; ");
    const rest = [parts && scope, parts].filter(Boolean).join(". ");
    return { head: fill(words.noSum, { lines: missing.join("; ") }), rest };
  }
  const whole = degreeName(sum) && `${degreeName(sum)}: ${write(degree)}`;
  return { head: write(year), rest: [scope ?? words.year, whole].filter(Boolean).join(". ") };
}
