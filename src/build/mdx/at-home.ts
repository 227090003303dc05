import type numbersWords from "../../../content/words/numbers.json";
import { fill } from "../../lib/fill";
import type { Rates } from "../../money/definition";
import { homeCurrencies, homeMoney } from "../../money/home-money";

export type TextRates = Pick<Rates, "perEuro" | "pegs">;

/** One amount, or the two ends of a range, in the reader's own currency; undefined if theirs has no rate. */
export type AtHome = (amounts: readonly number[], currency: string) => string | undefined;

export type MoneyWords = Pick<(typeof numbersWords)["panel"], "lakh" | "crore" | "to">;

/** Texts are the same for every reader: they show the currency that stands first in the choice. */
export function atHome(table: TextRates, words: MoneyWords): AtHome {
  const inWords = {
    lakh: (count: string) => fill(words.lakh, { count }),
    crore: (count: string) => fill(words.crore, { count }),
    to: words.to,
    isShort: true,
  };
  return (amounts, currency) => homeMoney(amounts, currency, homeCurrencies[0], table, inWords);
}
