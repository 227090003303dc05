import { z } from "zod";
import type numbersWords from "../../../content/words/numbers.json";
import { fill } from "../../lib/fill";
import { rates } from "../../money/definition";
import { homeCurrencies, homeMoney } from "../../money/home-money";

export const RATES = z.object({ perEuro: rates.schema.shape.perEuro, pegs: rates.schema.shape.pegs });

export type TextRates = z.infer<typeof RATES>;

/** An amount in the money at home; nothing where its own money has no rate. */
export type AtHome = (amount: number, currency: string) => string | undefined;

export type MoneyWords = Pick<(typeof numbersWords)["panel"], "lakh" | "to">;

/** Texts are the same for every reader: they show the currency that stands first in the choice. */
export function atHome(table: TextRates, words: MoneyWords): AtHome {
  const inWords = { lakh: (count: string) => fill(words.lakh, { count }), to: words.to, isShort: true };
  return (amount, currency) => homeMoney([amount], currency, homeCurrencies[0], table, inWords);
}
