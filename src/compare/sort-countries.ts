import type { Rates } from "../money/home-money";
import { type Answers, budgetOf } from "../star/answers";
import { type CompareCountry, costAtHome, isWhole, knownCost, rowValue } from "./country-values";

export interface Group {
  /**
   * `within` what the visitor can spend with all that counts; `above` it with what is known; `unknown` where what is
   * missing decides; `all` without that answer.
   */
  readonly kind: "within" | "above" | "unknown" | "all";
  readonly countries: readonly CompareCountry[];
}

/** What a country is sorted by, the smallest first; nothing where it is not known. */
function weight(country: CompareCountry, { f, p }: Answers, rates: Rates): number | undefined {
  if (p === "cost") {
    const cost = knownCost(country, f);
    // A part of a cost is no low cost.
    return cost && isWhole(cost) ? costAtHome(cost, "INR", rates)?.[0] : undefined;
  }
  const compared = p ? rowValue(country, p, f)?.compared : undefined;
  return compared === undefined ? undefined : -compared;
}

/** By what is most important to the visitor, what is not known last; else by the alphabet. */
export function inOrder(
  countries: readonly CompareCountry[],
  answers: Answers,
  rates: Rates,
): readonly CompareCountry[] {
  const of = (country: CompareCountry) => weight(country, answers, rates) ?? Number.MAX_VALUE;
  return [...countries].sort((a, b) => of(a) - of(b) || a.name.localeCompare(b.name));
}

/** The countries by what the visitor can spend; each stands in one group, and no group is empty. */
export function groupsOf(
  countries: readonly CompareCountry[],
  answers: Answers,
  rates: Rates,
): readonly Group[] {
  const budget = budgetOf(answers);
  const sorted = inOrder(countries, answers, rates);
  if (budget === undefined) return [{ kind: "all", countries: sorted }];
  const kindOf = (country: CompareCountry) => {
    const known = knownCost(country, answers.f);
    const [cost] = costAtHome(known, "INR", rates) ?? [];
    if (!known || cost === undefined) return "unknown";
    if (cost > budget) return "above";
    return isWhole(known) ? "within" : "unknown";
  };
  return (["within", "above", "unknown"] as const)
    .map((kind) => ({ kind, countries: sorted.filter((country) => kindOf(country) === kind) }))
    .filter((group) => group.countries.length > 0);
}
