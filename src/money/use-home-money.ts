import { graphql, useStaticQuery } from "gatsby";
import { required } from "../lib/required";
import { asGiven, homeCurrencies, homeMoney, homeSum, rateBetween } from "./home-money";
import { useHomeCurrency } from "./use-home-currency";

/** The exchange rates with bank and day. */
export function useRates() {
  const { rates } = useStaticQuery<Queries.UseRatesQuery>(graphql`
    query UseRates {
      rates {
        source { name }
        day
        perEuro { code rate }
        pegs { code to rate }
      }
    }
  `);
  return required(rates, "content/rates.json");
}

export function useHomeMoney() {
  const home = useHomeCurrency();
  const rates = useRates();
  const atHome = (amounts: readonly number[], from: string | null | undefined) =>
    from ? homeMoney(amounts, from, home, rates, { isShort: true }) : undefined;
  return {
    home,
    hasRate: (from: string) => rateBetween(from, homeCurrencies[0], rates) !== undefined,
    /** Undefined if no rate is known or none is needed. */
    atHome,
    sum: (amounts: readonly number[], from: string) => homeSum(amounts, from, home, rates),
    /** One figure beside a sum, with the usual rounding. */
    figure: (amounts: readonly number[], from: string) => atHome(amounts, from) ?? asGiven(amounts, from),
  };
}
