import { graphql, useStaticQuery } from "gatsby";
import { useMemo } from "react";
import { required } from "../lib/required";
import {
  asGiven,
  type HomeCurrency,
  homeCurrencies,
  homeMoney,
  homeSum,
  homeText,
  type Rates,
  rateBetween,
} from "./home-money";
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

/** Writes money in the reader's home currency. @param isKept whether a number stays on one line with its lakh */
export function moneyWriter(home: HomeCurrency, rates: Rates, isKept = false) {
  const manner = { isShort: true, isKept };
  const atHome = (amounts: readonly number[], from: string | null | undefined) =>
    from ? homeMoney(amounts, from, home, rates, manner) : undefined;
  return {
    home,
    hasRate: (from: string) => rateBetween(from, homeCurrencies[0], rates) !== undefined,
    /** Undefined if no rate is known or none is needed. */
    atHome,
    sum: (amounts: readonly number[], from: string) => homeSum(amounts, from, home, rates),
    /** One figure beside a sum, with the usual rounding. */
    figure: (amounts: readonly number[], from: string) => atHome(amounts, from) ?? asGiven(amounts, from),
    /** An amount that is known in rupees, such as a family's budget. */
    rupees: (amount: number) => atHome([amount], "INR") ?? homeText([amount], "INR", manner),
  };
}

export type MoneyWriter = ReturnType<typeof moneyWriter>;

/** The writer for the visitor's choice of currency, the same until that changes. @param isKept as in `moneyWriter` */
export function useHomeMoney(isKept = false): MoneyWriter {
  const home = useHomeCurrency();
  const rates = useRates();
  return useMemo(() => moneyWriter(home, rates, isKept), [home, rates, isKept]);
}
