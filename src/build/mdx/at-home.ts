import type numbersWords from "../../../content/words/numbers.json";
import { fill } from "../../lib/fill";
import type { Rates } from "../../money/definition";
import { homeCurrencies, homeMoney } from "../../money/home-money";

export type TextRates = Pick<Rates, "perEuro" | "pegs">;

/** An amount in the reader's own currency; undefined if its currency has no rate. */
export type AtHome = (amount: number, currency: string) => string | undefined;

export type MoneyWords = Pick<(typeof numbersWords)["panel"], "lakh" | "to">;

/** Texts are the same for every reader: they show the currency that stands first in the choice. */
export function atHome(table: TextRates, words: MoneyWords): AtHome {
  const inWords = { lakh: (count: string) => fill(words.lakh, { count }), to: words.to, isShort: true };
  return (amount, currency) => homeMoney([amount], currency, homeCurrencies[0], table, inWords);
}
