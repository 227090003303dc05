import { billAt, countedBill } from "../bill/bills";
import { type CountedSum, yearText } from "../bill/sum-words";
import { asGiven, type Rates, sumEnds } from "../money/home-money";
import type { Criteria } from "../star/criteria";
import { levelOf } from "../star/profile";
import type { Fields } from "../ui/kept-form/kept-fields";

export type CompareCountry = Queries.CompareCountryFragment;

/** Amounts that the visitor entered in bills, by the bill's tool and the line's name. */
export type EnteredAmounts = ReadonlyMap<string, Fields>;

/** The sum of a country's bill, as on its guide and in the plan; undefined without a bill or a known line. */
export function firstYear(
  { slug, bills }: CompareCountry,
  finished: Criteria["finished"],
  entered: EnteredAmounts,
): CountedSum | undefined {
  if (!bills?.currency) return undefined;
  return countedBill(billAt(bills, levelOf(finished)), entered.get(`bill-${slug}`));
}

/** The first year in the country's own currency, as text; undefined without a sum. */
export const givenYear = (sum: CountedSum): string | undefined =>
  yearText(sum, (ends, currency) => asGiven([...new Set(ends)], currency));

/** The lower end of the sum in rupees, rounded as displayed; undefined without a sum or a rate. */
export function leastInRupees({ year, currency }: CountedSum, rates: Rates): number | undefined {
  return year && sumEnds(year, currency, "INR", rates)?.[0];
}
