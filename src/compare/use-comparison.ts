import { useMemo } from "react";
import type { Question } from "../components/finder/answers";
import { useSearch, writeSearch } from "../components/hooks/use-search";
import { type Comparison, comparisonQuery, MOST, parseComparison, type View } from "./compare-address";

/**
 * The comparison that the address holds; every change rewrites the address.
 * @param slugs of all countries
 */
export function useComparison(slugs: readonly string[]) {
  const search = useSearch();
  const comparison = useMemo(() => parseComparison(search ?? "", slugs), [search, slugs]);
  const write = (change: Partial<Comparison>) => writeSearch(comparisonQuery({ ...comparison, ...change }));
  return {
    comparison,
    /** Until scripts run, everything is shown. */
    canChoose: search !== undefined,
    answer: (question: Question, value: string) => {
      const query = new URLSearchParams(comparisonQuery(comparison));
      query.set(question, value);
      writeSearch(comparisonQuery(parseComparison(query.toString(), slugs)));
    },
    show: (v: View) => write({ v }),
    add: (slug: string) => write({ c: [...comparison.c, slug].slice(0, MOST) }),
    remove: (slug: string) => write({ c: comparison.c.filter((one) => one !== slug) }),
    clear: () => write({ c: [] }),
  };
}
