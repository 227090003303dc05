import numbersWords from "../../content/words/numbers.json";
import { fill } from "../lib/fill";
import { CRORE, LAKH } from "../lib/lakh";
import { grouped } from "../lib/written";

export interface Rates {
  readonly perEuro: readonly { readonly code: string; readonly rate: number }[];
  readonly pegs: readonly { readonly code: string; readonly to: string; readonly rate: number }[];
}

/** Home currencies of the readers; the first one is shown without scripts. */
export const homeCurrencies = ["INR", "NPR", "AED"] as const;

export type HomeCurrency = (typeof homeCurrencies)[number];

/** What an amount begins with, and whether its readers count in lakh and crore, else in thousands. */
export const counting: Readonly<Record<HomeCurrency, { readonly sign: string; readonly isInLakh: boolean }>> =
  {
    INR: { sign: "₹", isInLakh: true },
    NPR: { sign: "NPR\u00a0", isInLakh: true },
    AED: { sign: "AED\u00a0", isInLakh: false },
  };

export function isHomeCurrency(code: string | undefined): code is HomeCurrency {
  return homeCurrencies.some((one) => one === code);
}

/** Units of a currency per euro; undefined without a rate. */
function perEuro(code: string, rates: Rates): number | undefined {
  if (code === "EUR") return 1;
  const listed = rates.perEuro.find((one) => one.code === code)?.rate;
  const peg = rates.pegs.find((one) => one.code === code);
  if (listed !== undefined || !peg) return listed;
  const base = perEuro(peg.to, rates);
  return base === undefined ? undefined : base * peg.rate;
}

/** Exchange rate from one currency to another; undefined without one. */
export function rateBetween(from: string, to: string, rates: Rates): number | undefined {
  const [a, b] = [perEuro(from, rates), perEuro(to, rates)];
  return a === undefined || b === undefined ? undefined : b / a;
}

/** An exchange rate in four digits: `NPR 1.602`. */
export const rateText = (rate: number, code: HomeCurrency) =>
  `${code} ${grouped(Number(rate.toPrecision(4)), { decimals: 9 })}`;

/** Rounds as in speech: to lakh with one decimal, else to three digits. */
export function rounded(amount: number, code: HomeCurrency): number {
  if (counting[code].isInLakh && amount >= LAKH) return Math.round((amount / LAKH) * 10) * (LAKH / 10);
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(amount)) - 2));
  return amount < 100 ? amount : Math.round(amount / step) * step;
}

interface Manner {
  /** Whether a range repeats neither its currency nor "lakh", for narrow columns. */
  readonly isShort?: boolean;
  /** Whether a number and its lakh stay on one line. */
  readonly isKept?: boolean;
}

/** Amounts (one, or a range's ends) of a home currency, e.g. `₹15.9 lakh`; in crores if the upper end reaches one. */
export function homeText(amounts: readonly number[], code: HomeCurrency, manner: Manner = {}): string {
  const values = amounts.map((amount) => rounded(amount, code));
  const isCrore = counting[code].isInLakh && values.some((value) => value >= CRORE);
  const counted = values.map((value) => {
    const count = (unit: number, digits: number) =>
      grouped(value / unit, { decimals: digits, isIndian: counting[code].isInLakh });
    if (isCrore) return { count: count(CRORE, 2), word: numbersWords.crore };
    if (counting[code].isInLakh && value >= LAKH) return { count: count(LAKH, 1), word: numbersWords.lakh };
    return { count: count(1, value < 100 ? 1 : 0), word: "{count}" };
  });
  const say = (word: string, count: string) =>
    counting[code].sign + fill(word, { count }).replaceAll(" ", manner.isKept ? "\u00a0" : " ");
  const [word = "", ...others] = new Set(counted.map((one) => one.word));
  if (manner.isShort && others.length === 0 && word !== "{count}")
    return say(word, [...new Set(counted.map(({ count }) => count))].join("\u2013"));
  return [...new Set(counted.map((one) => say(one.word, one.count)))].join(` ${numbersWords.to} `);
}

export const asGiven = (amounts: readonly number[], code: string) =>
  `${code} ${amounts.map((amount) => grouped(amount, { decimals: 0 })).join("\u2013")}`;

/** Rupees below which a sum, such as what is due before the flight, is written as precisely as an amount. */
const SMALL = 5 * LAKH;

/**
 * A sum's ends in another currency: to half a lakh (to one where the other end reaches a crore), ten lakh from a crore
 * on, or 1,000 dirhams; undefined without a rate.
 */
export function sumEnds(amounts: readonly number[], from: string, to: HomeCurrency, rates: Rates) {
  const rate = rateBetween(from, to, rates);
  if (rate === undefined) return undefined;
  const converted = amounts.map((amount) => amount * rate);
  const isCrore = converted.some((amount) => amount >= CRORE);
  if (counting[to].isInLakh && converted.every((amount) => amount < SMALL))
    return [...new Set(converted.map((amount) => rounded(amount, to)))];
  const stepOf = (amount: number) => {
    if (!counting[to].isInLakh) return 1000;
    return amount >= CRORE ? CRORE / 10 : isCrore ? LAKH : LAKH / 2;
  };
  return [...new Set(converted.map((amount) => Math.round(amount / stepOf(amount)) * stepOf(amount)))];
}

/** A sum in the home currency, or in its own if no rate is known. */
export function homeSum(amounts: readonly number[], from: string, to: HomeCurrency, rates: Rates): string {
  const ends = sumEnds(amounts, from, to, rates);
  return ends ? homeText(ends, to, { isShort: true }) : asGiven(amounts, from);
}

/** Amounts (one, or a range's ends) in the reader's home currency; undefined if no rate is known or none is needed. */
export function homeMoney(
  amounts: readonly number[],
  from: string,
  to: HomeCurrency,
  rates: Rates,
  manner?: Manner,
): string | undefined {
  const rate = rateBetween(from, to, rates);
  if (rate === undefined || from === to || amounts.length === 0) return undefined;
  const atHome = amounts.map((amount) => amount * rate);
  return homeText(atHome, to, manner);
}
