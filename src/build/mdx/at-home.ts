import { z } from "zod";
import type countriesWords from "../../../content/words/countries.json";
import type figuresWords from "../../../content/words/figures.json";
import type { Fact } from "../../figures/definition";
import { dateText } from "../../figures/node/fact-text";
import { rowAmount } from "../../figures/node/row-amount";
import { fill } from "../../lib/fill";
import { rates } from "../../money/definition";
import { homeCurrencies, homeMoney } from "../../money/home-money";

export const RATES = z.object({
  day: rates.schema.shape.day,
  perEuro: rates.schema.shape.perEuro,
  pegs: rates.schema.shape.pegs,
});

export type TextRates = z.infer<typeof RATES>;

export interface AtHome {
  /** Nothing for a figure that is no money, or whose money has no rate. */
  readonly text: (fact: Fact) => string | undefined;
  /** An amount, or the two ends of a range; nothing where the money has no rate. */
  readonly money: (amounts: readonly number[], currency: string) => string | undefined;
  /** The day of the rates, in words. */
  readonly rate: string;
}

export interface AtHomeWords extends Pick<typeof figuresWords, "facts"> {
  readonly money: Pick<(typeof countriesWords)["panel"], "lakh" | "to">;
}

/** Notes are the same for every reader: they show the currency that stands first in the choice. */
export function atHome(table: TextRates, { money, facts }: AtHomeWords): AtHome {
  const inWords = { lakh: (count: string) => fill(money.lakh, { count }), to: money.to, isShort: true };
  const written: AtHome["money"] = (amounts, currency) =>
    homeMoney(amounts, currency, homeCurrencies[0], table, inWords);
  return {
    money: written,
    text: (fact) => {
      const { amounts = [], currency } = rowAmount([fact], {}) ?? {};
      return currency && written(amounts, currency);
    },
    rate: fill(facts.rate, { date: dateText(table.day) }),
  };
}
