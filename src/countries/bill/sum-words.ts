import countriesWords from "../../../content/words/countries.json";
import { fill } from "../../lib/fill";
import type { BillSum, Level } from "./sum";

const { bill: words } = countriesWords;

export interface CountedSum extends BillSum {
  /** Years of the degree. */
  readonly years: number;
  /** Where one studies and lives, e.g. Toronto. */
  readonly scope: string | null;
  readonly level: Level;
}

/** Name of the second sum, e.g. Whole bachelor's, 3 years; undefined for a degree of one year. */
export const degreeName = ({ years, level }: Pick<CountedSum, "years" | "level">): string =>
  years > 1 ? fill(words.degree, { degree: words.degrees[level], years }) : "";

/**
 * The one line on what a country costs.
 * @param write sums of the bill's money as the reader counts
 * @param writeFigure a known figure, where there is no sum
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
