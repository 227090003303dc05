import countriesWords from "../../../content/words/countries.json";
import { fill } from "../../lib/fill";
import type { BillSum, Level } from "./sum";

const { bill: words } = countriesWords;

export interface CountedSum extends BillSum {
  /** Of all lines of its bill. */
  readonly count: number;
  /** Whose fees and living costs it counts, and for how long. */
  readonly scope: string | null;
  /** Where its bill has one for each of two. */
  readonly level: Level | undefined;
}

/**
 * What a sum says of itself: a few fees alone must not pass for what a year costs.
 * @param total the sum's amount as the reader counts, with "from" where it is one
 */
export function sumWords(sum: CountedSum, total: string): { readonly head: string; readonly rest: string } {
  const { missing, mainMissing, known, count, scope, level } = sum;
  const ofLevel = level ? `. ${words.levels[level]}` : "";
  if (missing.length === 0) return { head: total, rest: words.whole + ofLevel };
  const part = fill(words.known, { known, count });
  return mainMissing.length > 0
    ? {
        head: fill(words.mainOpen, { lines: mainMissing.join("; ") }),
        rest: `${fill(words.others, { sum: total })}, ${part}${ofLevel}`,
      }
    : { head: total, rest: `${scope ?? words.total}, ${part}${ofLevel}` };
}
