import { useDeferredValue, useMemo } from "react";
import { searchNow, useSearch, writeSearch } from "../lib/hooks/use-search";
import type { Question } from "../star/answers";
import { keepPass } from "../star/pass";
import { type Comparison, comparisonQuery, MOST, parseComparison, put, type View } from "./compare-address";

/** The comparison that the address holds. @param slugs of all countries, the same array in each render */
export function useComparison(slugs: readonly string[]) {
  const search = useSearch();
  const query = search ?? "";
  // React renders again at once when it learns of the address; the whole page need not be in that haste.
  const canChoose = useDeferredValue(search !== undefined);
  return useMemo(() => {
    const comparison = parseComparison(query, slugs);
    // Two controls may be pressed before the page is drawn again: each changes what the address says then.
    const now = () => parseComparison(searchNow(), slugs);
    const write = (change: Partial<Comparison>) => writeSearch(comparisonQuery({ ...now(), ...change }));
    return {
      comparison,
      /** Until scripts run, everything is shown. */
      canChoose,
      answer: (question: Question, value: string) => {
        const answered = new URLSearchParams(comparisonQuery(now()));
        answered.set(question, value);
        const next = parseComparison(answered.toString(), slugs);
        writeSearch(comparisonQuery(next));
        keepPass({ f: next.f, m: next.m });
      },
      show: (v: View) => write({ v }),
      add: (slug: string) => write({ c: [...now().c, slug].slice(0, MOST) }),
      put: (at: number, slug: string) => write({ c: put(now().c, at, slug) }),
      remove: (slug: string) => write({ c: now().c.filter((one) => one !== slug) }),
      clear: () => write({ c: [] }),
    };
  }, [query, canChoose, slugs]);
}
