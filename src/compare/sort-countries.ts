import words from "../../content/words/compare.json";
import { lowerEnd } from "../bill/order";
import { fill } from "../lib/fill";
import type { Rates } from "../money/home-money";
import { budgetFit, type Fit, type Told } from "./budget-fit";
import { type CompareCountry, firstYear } from "./first-year";
import { rowValue } from "./row-value";

function weight(
  country: CompareCountry,
  { criteria: { finished, priority }, entered }: Told,
  rates: Rates,
): number | undefined {
  if (priority === "" || priority === "cost" || priority === "year") {
    const sum = firstYear(country, finished, entered);
    return sum && lowerEnd(sum, priority === "year" ? "year" : "degree", rates);
  }
  const compared = rowValue(country, priority, finished)?.compared;
  return compared == null ? undefined : -compared;
}

/** A known fee says more than known living costs. */
const GROUPS = ["within", "fee known", "living known", "above"] as const;

function groupOf(fit: Fit | undefined): (typeof GROUPS)[number] {
  if (fit?.kind === "unknown") return fit.known?.isFee ? "fee known" : "living known";
  return fit?.kind ?? "within";
}

export interface Placed {
  readonly country: CompareCountry;
  /** Undefined without a budget. */
  readonly fit: Fit | undefined;
}

/**
 * Sorts countries: within the budget, by the visitor's priority, else the cost of the degree; then those with a missing cost, by what is known;
 * then those above it, the nearest first. Unknown values come last, and equal ones by name.
 */
export function inOrder(countries: readonly CompareCountry[], told: Told, rates: Rates): readonly Placed[] {
  return countries
    .map((country) => {
      const fit = budgetFit(country, told, rates);
      const wish = weight(country, told, rates);
      const of = fit?.kind === "above" ? fit.more : fit?.kind === "unknown" ? fit.known?.amount : wish;
      return { country, fit, group: GROUPS.indexOf(groupOf(fit)), of: of ?? Number.MAX_VALUE };
    })
    .sort((a, b) => a.group - b.group || a.of - b.of || a.country.name.localeCompare(b.country.name));
}

/** How many countries within the budget its sentence names. */
const NAMED = 3;

/**
 * The sentence above all countries, and the names that it ends with: which are within the budget, or which is nearest to it.
 *
 * @param sorted in the order of `inOrder`
 * @param amount the budget as text; empty without one
 */
export function foundText(
  sorted: readonly Placed[],
  amount: string,
  moreOf: (fit: Fit) => string,
): { readonly answer: string; readonly names?: string } {
  const total = sorted.length;
  if (amount === "") return { answer: fill(words.all, { count: total }) };
  const within = sorted.filter(({ fit }) => fit?.kind === "within").map(({ country }) => country.name);
  const nearest = sorted.find(({ fit }) => fit?.kind === "above");
  if (within.length === 0 && nearest?.fit)
    return { answer: fill(words.nearest, { name: nearest.country.name, more: moreOf(nearest.fit), amount }) };
  const unnamed = within.length - NAMED;
  const names = [
    ...within.slice(0, NAMED),
    ...(unnamed > 0 ? [fill(words.more, { count: unnamed })] : []),
  ].join(", ");
  return { answer: fill(words.found, { within: within.length, total, amount }), names };
}
