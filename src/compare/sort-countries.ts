import type { Rates } from "../money/home-money";
import { type Answers, budgetOf } from "../star/answers";
import { type CompareCountry, firstYear, inRupees, type OwnAmounts, rowValue } from "./country-values";

export interface Group {
  /**
   * `within` what the visitor can spend with all that weighs; `above` it with what is known; `unknown` where what is
   * missing decides; `all` without that answer.
   */
  readonly kind: "within" | "above" | "unknown" | "all";
  readonly countries: readonly CompareCountry[];
}

export interface Said {
  readonly answers: Answers;
  readonly own: OwnAmounts;
}

/** What a country is sorted by, the smallest first; nothing where it is not known. */
function weight(country: CompareCountry, { answers: { f, p }, own }: Said, rates: Rates): number | undefined {
  if (p === "cost") {
    const year = firstYear(country, f, own);
    // A part of a cost is no low cost.
    return year?.mainMissing.length === 0 ? inRupees(year, rates) : undefined;
  }
  const compared = p ? rowValue(country, p, f)?.compared : undefined;
  return compared === undefined ? undefined : -compared;
}

/** By what is most important to the visitor, what is not known last; else by the alphabet. */
export function inOrder(
  countries: readonly CompareCountry[],
  said: Said,
  rates: Rates,
): readonly CompareCountry[] {
  const of = (country: CompareCountry) => weight(country, said, rates) ?? Number.MAX_VALUE;
  return [...countries].sort((a, b) => of(a) - of(b) || a.name.localeCompare(b.name));
}

/** The countries by what the visitor can spend; each stands in one group, and no group is empty. */
export function groupsOf(countries: readonly CompareCountry[], said: Said, rates: Rates): readonly Group[] {
  const budget = budgetOf(said.answers);
  const sorted = inOrder(countries, said, rates);
  if (budget === undefined) return [{ kind: "all", countries: sorted }];
  const kindOf = (country: CompareCountry) => {
    const year = firstYear(country, said.answers.f, said.own);
    const cost = year && inRupees(year, rates);
    if (cost === undefined) return "unknown";
    if (cost > budget) return "above";
    return year?.mainMissing.length === 0 ? "within" : "unknown";
  };
  return (["within", "above", "unknown"] as const)
    .map((kind) => ({ kind, countries: sorted.filter((country) => kindOf(country) === kind) }))
    .filter((group) => group.countries.length > 0);
}
