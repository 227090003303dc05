import words from "../../content/words/compare.json";
import { fill } from "../lib/fill";
import type { Fit } from "./budget-fit";
import type { Placed } from "./sort-countries";

/** How many countries within the budget its sentence names. */
const NAMED = 3;

/**
 * The sentence above all countries: which are within the budget, or which is nearest to it.
 *
 * @param sorted in the order of `inOrder`
 * @param amount the budget as text; empty without one
 */
export function foundText(sorted: readonly Placed[], amount: string, moreOf: (fit: Fit) => string): string {
  const total = sorted.length;
  if (amount === "") return fill(words.all, { count: total });
  const within = sorted.filter(({ fit }) => fit?.kind === "within").map(({ country }) => country.name);
  const nearest = sorted.find(({ fit }) => fit?.kind === "above");
  if (within.length === 0 && nearest?.fit)
    return fill(words.nearest, { name: nearest.country.name, more: moreOf(nearest.fit), amount });
  const unnamed = within.length - NAMED;
  const names = [
    ...within.slice(0, NAMED),
    ...(unnamed > 0 ? [fill(words.more, { count: unnamed })] : []),
  ].join(", ");
  return fill(words.found, { within: within.length, total, amount, names });
}
