import { graphql } from "gatsby";
import { homeCurrencies, type Rates, rateBetween } from "../../../money/home-money";

type Country = Queries.CostCountryFragment;

export function currencyOf({ funds, living, fee }: Country): string | undefined {
  return funds?.currency ?? living?.currency ?? fee?.currency ?? undefined;
}

/** An amount of a row, unless the row says that somebody else sets it. */
export function rowAmountOf(row: Country["funds"], currency: string | undefined): number | undefined {
  if (!row || row.says || row.currency !== currency) return undefined;
  return row.amounts[0];
}

/** What a country asks to show, in the first of the home currencies; below nought where it is not known. */
function weight({ funds }: Country, rates: Rates): number {
  const amount = funds?.says ? undefined : funds?.amounts[0];
  if (amount === undefined || !funds?.currency) return -2;
  const rate = rateBetween(funds.currency, homeCurrencies[0], rates);
  return rate === undefined ? -1 : amount * rate;
}

/** The largest first, then what has no rate, then what is not published. */
export function byFunds(countries: readonly Country[], rates: Rates): readonly Country[] {
  return [...countries].sort((a, b) => weight(b, rates) - weight(a, rates));
}

/** A country's part of the largest amount, from 0 to 1. */
export function partOf(country: Country, countries: readonly Country[], rates: Rates): number {
  const largest = Math.max(...countries.map((one) => weight(one, rates)));
  return Math.max(0, weight(country, rates) / largest);
}

export const query = graphql`
  fragment CostNumber on CountryNumber {
    says
    short
    note
    text
    amounts
    currency
    facts { state note }
  }
  fragment CostCountry on Country {
    name
    code
    path
    funds: number(row: "funds") { ...CostNumber }
    living: number(row: "living") { ...CostNumber }
    fee: number(row: "fee") { ...CostNumber }
    health: number(row: "health") { ...CostNumber }
  }
`;
