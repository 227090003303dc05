import numbersWords from "../../content/words/numbers.json";
import { fill } from "../lib/fill";
import { grouped } from "../lib/written";
import { type HomeCurrency, homeMoney, homeSum, homeText, type Rates } from "../money/home-money";
import type { RowValue } from "./row-value";

export interface MoneyWriter {
  readonly write: (amounts: readonly number[], currency: string) => string;
  readonly total: (amounts: readonly number[], currency: string) => string;
  /** An example amount, for rows where each institution sets its own; undefined without an amount. */
  readonly example: (value: RowValue, isAtHome?: boolean) => string | undefined;
}

/** @param isShort whether a range repeats neither its currency nor "lakh" */
export function moneyWriter(home: HomeCurrency, rates: Rates, { isShort = false } = {}): MoneyWriter {
  // Non-breaking, so that a number keeps its unit in a narrow column.
  const manner = { isShort, isKept: true };
  const write: MoneyWriter["write"] = (amounts, currency) => {
    if (currency === "INR" && home === "INR") return homeText(amounts, home, manner);
    const atHome = homeMoney(amounts, currency, home, rates, manner);
    if (atHome) return atHome;
    return `${currency} ${amounts.map((amount) => grouped(amount)).join(` ${numbersWords.to} `)}`;
  };
  const total: MoneyWriter["total"] = (amounts, currency) => homeSum(amounts, currency, home, rates);
  const example: MoneyWriter["example"] = ({ example: one }, isAtHome) => {
    if (!one) return undefined;
    const atHome = write(one.amounts, one.currency);
    return fill(numbersWords.example, { amount: isAtHome ? atHome : [one.text, atHome].join(", ") });
  };
  return { write, total, example };
}

/** A value in the home currency, and unconverted beside it if the currencies differ. */
export function shownValue(
  { text, amounts, currency }: RowValue,
  { write }: MoneyWriter,
): { readonly first: string; readonly local?: string } {
  const atHome = currency ? write(amounts, currency) : text;
  return text.endsWith(atHome) ? { first: text } : { first: atHome, local: text };
}
