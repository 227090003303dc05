import countriesWords from "../../content/words/countries.json";
import { fill } from "../lib/fill";
import type { BillSum, Level } from "./sum";

const { bill: words } = countriesWords;

export interface CountedSum extends BillSum {
  readonly currency: string;
  readonly years: number;
  /** City or region to which living costs apply, e.g. Toronto. */
  readonly scope: string | null;
  readonly level: Level;
}

/** Name of the second sum, e.g. Whole bachelor's, 3 years; empty for a degree of one year. */
export const degreeName = ({ years, level }: Pick<CountedSum, "years" | "level">): string =>
  years > 1 ? fill(words.degree, { degree: words.degrees[level], years }) : "";

type Write = (amounts: readonly number[], currency: string) => string;

/** The line that says what a country costs. @param figure formats a known figure, if there is no sum */
export function sumWords(
  counted: CountedSum,
  { sum, figure }: { readonly sum: Write; readonly figure: Write },
): { readonly head: string; readonly rest: string } {
  const { year, degree, missing, known, scope, currency } = counted;
  if (!year || !degree) {
    const parts = known.map(({ name, amounts }) => `${name}: ${figure(amounts, currency)}`).join("; ");
    const rest = [parts && scope, parts].filter(Boolean).join(". ");
    return { head: fill(words.noSum, { lines: missing.join("; ") }), rest };
  }
  const whole = degreeName(counted) && `${degreeName(counted)}: ${sum(degree, currency)}`;
  return { head: sum(year, currency), rest: [scope ?? words.year, whole].filter(Boolean).join(". ") };
}
