import { lowerEnd } from "../bill/order";
import type { Rates } from "../money/home-money";
import { type Answers, budgetOf } from "../star/answers";
import { type CompareCountry, firstYear, inRupees, type OwnAmounts } from "./first-year";
import { rowValue } from "./row-value";

/** Whether the lower end of a country's first year is within the visitor's budget; `unknown` without a sum. */
export type Fit = "within" | "above" | "unknown";

export interface Said {
  readonly answers: Answers;
  readonly own: OwnAmounts;
}

function weight(country: CompareCountry, { answers: { f, p }, own }: Said, rates: Rates): number | undefined {
  if (p === "" || p === "cost" || p === "year") {
    const sum = firstYear(country, f, own);
    return sum && lowerEnd(sum, p === "year" ? "year" : "degree", rates);
  }
  const compared = rowValue(country, p, f)?.compared;
  return compared == null ? undefined : -compared;
}

export function budgetFit(country: CompareCountry, { answers, own }: Said, rates: Rates): Fit | undefined {
  const budget = budgetOf(answers);
  if (budget === undefined) return undefined;
  const year = firstYear(country, answers.f, own);
  const cost = year && inRupees(year, rates);
  if (cost === undefined) return "unknown";
  return cost > budget ? "above" : "within";
}

const FITS: readonly (Fit | undefined)[] = ["within", "above", "unknown"];

/** Sorts countries: within the budget first; then by the visitor's priority, else the cost of the degree, unknown values last; then by name. */
export function inOrder(
  countries: readonly CompareCountry[],
  said: Said,
  rates: Rates,
): readonly { readonly country: CompareCountry; readonly fit: Fit | undefined }[] {
  return countries
    .map((country) => {
      const fit = budgetFit(country, said, rates);
      const of = weight(country, said, rates) ?? Number.MAX_VALUE;
      return { country, fit, group: FITS.indexOf(fit), of };
    })
    .sort((a, b) => a.group - b.group || a.of - b.of || a.country.name.localeCompare(b.country.name));
}
