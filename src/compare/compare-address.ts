import { keysIn, queryOf } from "../lib/query";
import { type Answers, choices, keys, oneOf } from "../star/answers";
import { MAX_COUNTRIES } from "../star/plan";

export interface Comparison extends Answers {
  readonly countries: readonly string[];
}

/** Parses the answers and countries of an address; unknown values are ignored. */
export function parseComparison(search: string, slugs: readonly string[]): Comparison {
  const params = new URLSearchParams(search);
  const named = keysIn(params, "c");
  const countries = slugs
    .filter((slug) => named.includes(slug))
    .sort((a, b) => named.indexOf(a) - named.indexOf(b))
    .slice(0, MAX_COUNTRIES);
  return {
    finished: oneOf(params.get(keys.finished), choices.finished),
    budget: oneOf(params.get(keys.budget), choices.budget),
    priority: oneOf(params.get(keys.priority), choices.priority),
    countries,
  };
}

/** The query string of a comparison, without the question mark; empty for the initial state. */
export function comparisonQuery({ finished, budget, priority, countries }: Comparison): string {
  return queryOf([
    [keys.finished, finished],
    [keys.budget, budget],
    [keys.priority, priority],
    ["c", countries.join(",")],
  ]);
}
