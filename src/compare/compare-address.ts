import { keysIn, queryOf } from "../lib/query";
import { type Answers, choices, oneOf } from "../star/answers";

export interface Comparison extends Answers {
  readonly c: readonly string[];
}

export const MOST = 4;

/** What an address says; what it names and nobody can choose counts as no answer. */
export function parseComparison(search: string, slugs: readonly string[]): Comparison {
  const params = new URLSearchParams(search);
  const named = keysIn(params, "c");
  const c = slugs
    .filter((slug) => named.includes(slug))
    .sort((a, b) => named.indexOf(a) - named.indexOf(b))
    .slice(0, MOST);
  return {
    f: oneOf(params.get("f"), choices.f),
    m: oneOf(params.get("m"), choices.m),
    p: oneOf(params.get("p"), choices.p),
    c,
  };
}

/** The address of a comparison, behind the question mark; of the page as it is, nothing. */
export function comparisonQuery({ f, m, p, c }: Comparison): string {
  return queryOf([
    ["f", f],
    ["m", m],
    ["p", p],
    ["c", c.join(",")],
  ]);
}
