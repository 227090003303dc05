import { useEffect } from "react";
import { homeMoney, moneyWords, rateBetween, ratesFrom } from "../../../money/home-money";
import { useHomeCurrency } from "../../../money/use-home-currency";
import { amountOf } from "../../../ui/sheet/amount";
import type { KeptFields } from "../../../ui/sheet/kept-fields";
import { currencyOf } from "./country-money";

/** A visitor's rate holds for the two currencies for which it was written; else the bank's does. */
export function useSheetMoney(
  { fields, fillIn }: KeptFields,
  chosen: Queries.CostCountryFragment | undefined,
  rates: Queries.NumbersRatesFragment,
) {
  const { currency: home, choose } = useHomeCurrency();
  const local = chosen && currencyOf(chosen);
  const pair = `${local ?? ""}-${home}`;
  const isOthers = fields !== undefined && fields.rate !== "" && fields.rateFor !== pair;
  useEffect(() => {
    if (isOthers) fillIn({ rate: "", rateFor: "" });
  }, [isOthers, fillIn]);
  const reference = local && local !== home ? rateBetween(local, home, ratesFrom(rates)) : undefined;
  const written = isOthers ? 0 : amountOf(fields?.rate);
  const rate = written > 0 ? written : reference;
  return {
    local,
    home,
    pair,
    reference,
    chooseHome: choose,
    inLocal: (amount: number) =>
      `${local ? `${local}\u00a0` : ""}${amount.toLocaleString("en-GB", { maximumFractionDigits: 0 })}`,
    /** The same at home; nothing where no rate is known. */
    atHome: (amount: number) => {
      if (!local || rate === undefined || amount <= 0) return undefined;
      const table = {
        perEuro: [
          { code: local, rate: 1 },
          { code: home, rate },
        ],
        pegs: [],
      };
      return homeMoney([amount], local, home, table, moneyWords);
    },
  };
}
