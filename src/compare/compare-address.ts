import { keysIn, queryOf } from "../lib/query";
import { type Answers, choices, oneOf } from "../star/answers";
import { MAX_COUNTRIES } from "../star/plan";

export interface Comparison extends Answers {
  readonly c: readonly string[];
}

/** Parses the answers and countries of an address; unknown values are ignored. */
export function parseComparison(search: string, slugs: readonly string[]): Comparison {
  const params = new URLSearchParams(search);
  const named = keysIn(params, "c");
  const c = slugs
    .filter((slug) => named.includes(slug))
    .sort((a, b) => named.indexOf(a) - named.indexOf(b))
    .slice(0, MAX_COUNTRIES);
  return {
    f: oneOf(params.get("f"), choices.f),
    m: oneOf(params.get("m"), choices.m),
    p: oneOf(params.get("p"), choices.p),
    c,
  };
}

/** The query string of a comparison, without the question mark; empty for the initial state. */
export function comparisonQuery({ f, m, p, c }: Comparison): string {
  return queryOf([
    ["f", f],
    ["m", m],
    ["p", p],
    ["c", c.join(",")],
  ]);
}
