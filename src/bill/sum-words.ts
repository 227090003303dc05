import countriesWords from "../../content/words/countries.json";
import { fill } from "../lib/fill";
import type { Level } from "../lib/levels";
import type { SumOrder } from "./order";
import type { BillSum } from "./sum";

const { bill: words } = countriesWords;

export interface CountedSum extends BillSum {
  readonly currency: string;
  readonly years: number;
  /** Where one studies and lives by the sum, e.g. Trinity College, living in Dublin. */
  readonly scope: string | null;
  /** What is weak in the sum. */
  readonly caveat: string | null;
  readonly level: Level;
}

/** Name of the second sum, e.g. Whole bachelor's, 3 years; empty for a degree of one year. */
export const degreeName = ({ years, level }: Pick<CountedSum, "years" | "level">): string =>
  years > 1 ? fill(words.degree, { degree: words.degrees[level], years }) : "";

type Write = (amounts: readonly number[], currency: string) => string;

/** A sum as text, "from" its lower end where only that is sound. @param write formats one amount or two ends */
export function rangeText(
  amounts: readonly number[],
  isFrom: boolean,
  write: (amounts: readonly number[]) => string,
): string {
  return isFrom ? fill(words.from, { amount: write(amounts.slice(0, 1)) }) : write(amounts);
}

/** The first year of a sum as text; undefined without one. */
export const yearText = ({ year, isFrom, currency }: CountedSum, write: Write): string | undefined =>
  year && rangeText(year, isFrom, (amounts) => write(amounts, currency));

/** The whole degree of a sum as text; undefined without one, and for a degree of one year. */
export const degreeText = (counted: CountedSum, write: Write): string | undefined => {
  const { degree, isFrom, currency, years } = counted;
  return years > 1 && degree ? rangeText(degree, isFrom, (amounts) => write(amounts, currency)) : undefined;
};

/**
 * The line that says what a country costs: one of the two sums, and behind it the other.
 * @param figure formats a known figure, if there is no sum
 * @param first the sum that stands first
 */
export function sumWords(
  counted: CountedSum,
  { sum, figure }: { readonly sum: Write; readonly figure: Write },
  first: SumOrder = "year",
): { readonly head: string; readonly rest: string } {
  const { degree, missing, known, scope, caveat, currency, isFrom } = counted;
  const ofYear = yearText(counted, sum);
  if (ofYear === undefined || !degree) {
    const parts = known.map(({ name, amounts }) => `${name}: ${figure(amounts, currency)}`).join("; ");
    const rest = [parts && scope, parts].filter(Boolean).join(". ");
    return { head: fill(words.noSum, { lines: missing.join("; ") }), rest };
  }
  const ofDegree = rangeText(degree, isFrom, (amounts) => sum(amounts, currency));
  const whole = degreeName(counted) && `${degreeName(counted)}: ${ofDegree}`;
  if (first === "year" || !whole)
    return { head: ofYear, rest: [scope ?? words.year, whole, caveat].filter(Boolean).join(". ") };
  const rest = [`${degreeName(counted)}. ${words.year}: ${ofYear}`, scope, caveat];
  return { head: ofDegree, rest: rest.filter(Boolean).join(". ") };
}
