import { searchNow, writeSearch } from "../lib/hooks/use-search";
import { type Criterion, keys } from "../star/criteria";
import { MAX_COUNTRIES } from "../star/plan";
import { keepProfile } from "../star/profile";
import { comparisonQuery, parseComparison } from "./compare-address";

/**
 * What changes the comparison in the address. Each reads the address again, as two controls may be pressed before a
 * render. @param slugs of all countries
 */
export function comparisonActions(slugs: readonly string[]) {
  const now = () => parseComparison(searchNow(), slugs);
  const write = (chosen: readonly string[]) => writeSearch(comparisonQuery({ ...now(), countries: chosen }));
  return {
    setCriterion: (name: Criterion, value: string) => {
      const answered = new URLSearchParams(comparisonQuery(now()));
      answered.set(keys[name], value);
      const next = parseComparison(answered.toString(), slugs);
      writeSearch(comparisonQuery(next));
      keepProfile({ finished: next.finished, budget: next.budget });
    },
    choose: (slug: string, isWanted: boolean) => {
      const others = now().countries.filter((one) => one !== slug);
      write(isWanted ? [...others, slug].slice(0, MAX_COUNTRIES) : others);
    },
    replace: (slug: string, other: string) =>
      write(now().countries.map((one) => (one === slug ? other : one))),
    clear: () => write([]),
  };
}
