import { useMemo } from "react";
import { searchNow, useSearch, writeSearch } from "../lib/hooks/use-search";
import type { Question } from "../star/answers";
import { keepProfile } from "../star/profile";
import { comparisonQuery, MOST, parseComparison } from "./compare-address";

/** The comparison that the address holds. @param slugs of all countries, the same array in each render */
export function useComparison(slugs: readonly string[]) {
  const search = useSearch();
  const query = search ?? "";
  const comparison = useMemo(() => parseComparison(query, slugs), [query, slugs]);
  // Two controls may be pressed before the page is drawn again: each changes what the address says then.
  const now = () => parseComparison(searchNow(), slugs);
  const write = (c: readonly string[]) => writeSearch(comparisonQuery({ ...now(), c }));
  return {
    comparison,
    /** Until scripts run, everything is shown. */
    canChoose: search !== undefined,
    answer: (question: Question, value: string) => {
      const answered = new URLSearchParams(comparisonQuery(now()));
      answered.set(question, value);
      const next = parseComparison(answered.toString(), slugs);
      writeSearch(comparisonQuery(next));
      keepProfile({ f: next.f, m: next.m });
    },
    choose: (slug: string, isWanted: boolean) => {
      const others = now().c.filter((one) => one !== slug);
      write(isWanted ? [...others, slug].slice(0, MOST) : others);
    },
    clear: () => write([]),
  };
}
