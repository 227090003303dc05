import { graphql } from "gatsby";
import { homeCurrencies, type Rates, rateBetween } from "../../../money/home-money";

type Country = Queries.CostCountryFragment;

/** The money to show in the first home currency; negative if unknown. */
function weight({ funds }: Country, rates: Rates): number {
  const amount = funds?.says ? undefined : funds?.amounts[0];
  if (amount === undefined || !funds?.currency) return -2;
  const rate = rateBetween(funds.currency, homeCurrencies[0], rates);
  return rate === undefined ? -1 : amount * rate;
}

/** Sorts the largest first, then amounts without a rate, then unpublished ones. */
export function byFunds(countries: readonly Country[], rates: Rates): readonly Country[] {
  return [...countries].sort((a, b) => weight(b, rates) - weight(a, rates));
}

/** A country's amount as a share of the largest, from 0 to 1. */
export function partOf(country: Country, countries: readonly Country[], rates: Rates): number {
  const largest = Math.max(...countries.map((one) => weight(one, rates)));
  return Math.max(0, weight(country, rates) / largest);
}

export const query = graphql`
  fragment CostNumber on CountryNumber {
    says short note text amounts currency
    facts { note }
  }
  fragment CostCountry on Country {
    name code slug path
    bill { ...CountryBill }
    funds: number(row: "funds") { ...CostNumber }
  }
`;
