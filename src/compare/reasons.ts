import { type HomeCurrency, homeMoney, homeText, type Rates } from "../components/facts/home-money";
import type { Answers } from "../components/finder/answers";
import { fill } from "../words/fill";
import {
  type CompareCountry,
  costAtHome,
  isWhole,
  type KnownCost,
  knownCost,
  type RowValue,
  rowValue,
} from "./country-values";

/** Writes amounts as the reader counts at home, or in their own currency where no rate is known. */
export interface MoneyWriter {
  readonly write: (amounts: readonly number[], currency: string) => string;
  /** All parts of a known cost together. */
  readonly total: (cost: KnownCost) => string;
  /** An amount that is an example only, where each institution sets its own; nothing without an amount. */
  readonly example: (value: RowValue) => string | undefined;
}

/**
 * @param words of lakhs, ranges and examples
 * @param isShort whether a range names its currency and its lakhs once
 */
export function moneyWriter(
  home: HomeCurrency,
  rates: Rates,
  words: { readonly lakh: string; readonly to: string; readonly example: string },
  { isShort = false } = {},
): MoneyWriter {
  const inWords = { isShort, lakh: (count: string) => fill(words.lakh, { count }), to: words.to };
  const write: MoneyWriter["write"] = (amounts, currency) => {
    if (currency === "INR" && home === "INR") return homeText(amounts, home, inWords);
    const atHome = homeMoney(amounts, currency, home, rates, inWords);
    if (atHome) return atHome;
    return `${currency} ${amounts.map((amount) => amount.toLocaleString("en-GB")).join(` ${words.to} `)}`;
  };
  const total: MoneyWriter["total"] = (cost) => {
    const atHome = costAtHome(cost, home, rates);
    if (atHome) return homeText(atHome, home, inWords);
    const [shown = 0] = cost.funds;
    return write(
      cost.tuition.map((amount) => amount + shown),
      cost.currency,
    );
  };
  const example: MoneyWriter["example"] = ({ example: one }) =>
    one && fill(words.example, { amount: [one.text, write(one.amounts, one.currency)].join(", ") });
  return { write, total, example };
}

/** A value as the reader counts at home, and the same in its own currency where that is another. */
export function shownValue(
  { text, amounts, currency }: RowValue,
  { write }: MoneyWriter,
): { readonly first: string; readonly local?: string } {
  const atHome = currency ? write(amounts, currency) : text;
  return text.endsWith(atHome) ? { first: text } : { first: atHome, local: text };
}

/** What must be shown for a year and tuition, together; nothing where one of them is not known. */
export function costSum(
  country: CompareCountry,
  finished: Answers["f"],
  words: Pick<Queries.CompareWordsFragment, "sum">,
  money: MoneyWriter,
): string | undefined {
  const cost = knownCost(country, finished);
  return cost && isWhole(cost) ? fill(words.sum, { total: money.total(cost) }) : undefined;
}

/** Why a country stands where it stands: what a year is known to cost, or who sets it. */
export function costReason(
  country: CompareCountry,
  finished: Answers["f"],
  words: Pick<Queries.CompareWordsFragment, "both" | "fundsOnly" | "noFunds">,
  money: MoneyWriter,
): string | undefined {
  const funds = rowValue(country, "funds", finished);
  const tuition = rowValue(country, "tuition", finished);
  if (!funds || !tuition) return undefined;
  const cost = knownCost(country, finished);
  const said = { funds: shownValue(funds, money).first, tuition: shownValue(tuition, money).first };
  if (!cost || cost.funds.length === 0) return fill(words.noFunds, said);
  if (!isWhole(cost)) return fill(words.fundsOnly, said);
  return fill(words.both, { ...said, total: money.total(cost) });
}
