import { type Rates, sumEnds } from "../money/home-money";
import { budgetOf, type Criteria } from "../star/criteria";
import { type CompareCountry, type EnteredAmounts, firstYear, leastInRupees } from "./first-year";

export interface Told {
  readonly criteria: Criteria;
  readonly entered: EnteredAmounts;
}

/** Whether the lower end of a country's first year is within the visitor's budget; `unknown` if a cost is missing. */
export interface Fit {
  readonly kind: "within" | "unknown" | "above";
  /** By how many rupees what is known exceeds the budget. */
  readonly more: number;
  /** Of a year with a missing cost, in rupees: the fee, or without a fee the living costs. */
  readonly known?: { readonly isFee: boolean; readonly amount: number };
}

/** How a country's first year stands to the visitor's budget; undefined without a budget. */
export function budgetFit(
  country: CompareCountry,
  { criteria, entered }: Told,
  rates: Rates,
): Fit | undefined {
  const budget = budgetOf(criteria);
  if (budget === undefined) return undefined;
  const year = firstYear(country, criteria.finished, entered);
  const lower = (amounts: readonly number[]): number | undefined =>
    year && amounts.length > 0 ? sumEnds(amounts, year.currency, "INR", rates)?.[0] : undefined;
  const cost = year && leastInRupees(year, rates);
  if (cost !== undefined) {
    const more = Math.max(cost - budget, 0);
    return { kind: more > 0 ? "above" : "within", more };
  }
  const known = year?.known ?? [];
  const fee = known.find(({ part }) => part === "fee") ?? known[0];
  const least = lower([known.reduce((sum, { amounts }) => sum + (amounts[0] ?? 0), 0)]);
  const more = Math.max((known.length > 0 ? (least ?? 0) : 0) - budget, 0);
  const amount = fee && lower(fee.amounts);
  return {
    kind: more > 0 ? "above" : "unknown",
    more,
    known: amount === undefined ? undefined : { isFee: fee?.part === "fee", amount },
  };
}
