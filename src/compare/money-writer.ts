import numbersWords from "../../content/words/numbers.json";
import { fill } from "../lib/fill";
import { type HomeCurrency, homeMoney, homeSum, homeText, type Rates } from "../money/home-money";
import type { RowValue } from "./row-value";

const { panel } = numbersWords;

/** Writes amounts in the reader's own currency, or unconverted if no rate is known. */
export interface MoneyWriter {
  readonly write: (amounts: readonly number[], currency: string) => string;
  /** A sum, its ends rounded. */
  readonly total: (amounts: readonly number[], currency: string) => string;
  /** An example, where each institution sets its own amount; undefined without an amount. */
  readonly example: (value: RowValue, isAtHome?: boolean) => string | undefined;
}

/** @param isShort whether a range names its currency and its lakhs once */
export function moneyWriter(home: HomeCurrency, rates: Rates, { isShort = false } = {}): MoneyWriter {
  // In a narrow column a number keeps its word.
  const manner = { isShort, isKept: true };
  const write: MoneyWriter["write"] = (amounts, currency) => {
    if (currency === "INR" && home === "INR") return homeText(amounts, home, manner);
    const atHome = homeMoney(amounts, currency, home, rates, manner);
    if (atHome) return atHome;
    return `${currency} ${amounts.map((amount) => amount.toLocaleString("en-GB")).join(` ${panel.to} `)}`;
  };
  const total: MoneyWriter["total"] = (amounts, currency) => homeSum(amounts, currency, home, rates);
  const example: MoneyWriter["example"] = ({ example: one }, isAtHome) => {
    if (!one) return undefined;
    const atHome = write(one.amounts, one.currency);
    return fill(panel.example, { amount: isAtHome ? atHome : [one.text, atHome].join(", ") });
  };
  return { write, total, example };
}

/** A value in the reader's own currency, and unconverted beside it if that is another currency. */
export function shownValue(
  { text, amounts, currency }: RowValue,
  { write }: MoneyWriter,
): { readonly first: string; readonly local?: string } {
  const atHome = currency ? write(amounts, currency) : text;
  return text.endsWith(atHome) ? { first: text } : { first: atHome, local: text };
}
