import { keysIn, queryOf } from "../lib/query";
import { type Answers, choices, oneOf } from "../star/answers";

/** How the countries are shown: one below the other, or in a table. */
export type View = "rows" | "side";

export interface Comparison extends Answers {
  readonly v: View;
  /** Countries to compare, by their slugs. */
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
    v: params.get("v") === "side" ? "side" : "rows",
    c,
  };
}

/** Puts a country into a place; the one that stood there changes with it, where it was chosen already. */
export function put(c: readonly string[], at: number, slug: string): readonly string[] {
  const before = c[at] ?? slug;
  const other = c.indexOf(slug);
  return c.map((one, place) => {
    if (place === at) return slug;
    return place === other ? before : one;
  });
}

/** The address of a comparison, behind the question mark; of the page as it is, nothing. */
export function comparisonQuery({ f, m, p, v, c }: Comparison): string {
  return queryOf([
    ["f", f],
    ["m", m],
    ["p", p],
    ["v", v === "side" ? v : ""],
    ["c", c.join(",")],
  ]);
}
