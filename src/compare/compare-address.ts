import { keysIn, queryOf } from "../lib/query";
import { type Criteria, criteriaIn, keys } from "../star/criteria";
import { MAX_COUNTRIES } from "../star/plan";

export interface Comparison extends Criteria {
  readonly countries: readonly string[];
}

/** The countries that an address names, in its order. */
function namedIn(params: URLSearchParams, slugs: readonly string[]): string[] {
  const named = keysIn(params, "c");
  return slugs.filter((slug) => named.includes(slug)).sort((a, b) => named.indexOf(a) - named.indexOf(b));
}

/** The countries of an address for which a comparison has no room. */
export const leftOut = (search: string, slugs: readonly string[]): string[] =>
  namedIn(new URLSearchParams(search), slugs).slice(MAX_COUNTRIES);

/** Parses the criteria and countries of an address; unknown values are ignored. */
export function parseComparison(search: string, slugs: readonly string[]): Comparison {
  const params = new URLSearchParams(search);
  return { ...criteriaIn(params), countries: namedIn(params, slugs).slice(0, MAX_COUNTRIES) };
}

/** The query string of a comparison, without the question mark; empty for the initial state. */
export function comparisonQuery({ finished, budget, priority, countries }: Comparison): string {
  return queryOf({
    [keys.finished]: finished,
    [keys.budget]: budget,
    [keys.priority]: priority,
    c: countries.join(),
  });
}
