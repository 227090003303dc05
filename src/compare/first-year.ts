import { countedBill, ownBill } from "../bill/own-bill";
import { type CountedSum, yearText } from "../bill/sum-words";
import { asGiven, type Rates, sumEnds } from "../money/home-money";
import type { Answers } from "../star/answers";
import type { Fields } from "../ui/kept-form/kept-fields";

export type CompareCountry = Queries.CompareCountryFragment;

/** Amounts that the visitor entered in bills, by the bill's tool and the line's name. */
export type OwnAmounts = ReadonlyMap<string, Fields>;

/** The sum of a country's bill, as on its guide and in the plan; undefined without a bill or a known line. */
export function firstYear(
  country: CompareCountry,
  finished: Answers["finished"],
  own: OwnAmounts,
): CountedSum | undefined {
  const bill = ownBill(country, finished);
  const sum = bill && countedBill(bill, finished, own.get(`bill-${country.slug}`));
  return sum?.currency ? sum : undefined;
}

/** The first year in the country's own currency, as text; undefined without a sum. */
export const givenYear = (sum: CountedSum): string | undefined =>
  yearText(sum, (ends, currency) => asGiven([...new Set(ends)], currency));

/** The lower end of the sum in rupees, rounded as displayed; undefined without a sum or a rate. */
export function inRupees({ year, currency }: CountedSum, rates: Rates): number | undefined {
  return year && sumEnds(year, currency, "INR", rates)?.[0];
}
