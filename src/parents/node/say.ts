import parentsWords from "../../../content/words/parents.json";
import { type FactFields, isCurrency } from "../../figures/definition";
import { ageOf } from "../../figures/node/fact-state";
import { numbersIn } from "../../figures/node/row-amount";
import { fill } from "../../lib/fill";
import { CRORE, LAKH } from "../../lib/lakh";
import type { Language } from "../../lib/languages";
import {
  counting,
  type HomeCurrency,
  type Rates,
  rateBetween,
  rounded,
  sumEnds,
} from "../../money/home-money";

export type ParentsWords = (typeof parentsWords)["en"];

/** `tsc` checks that each language has every label. */
export const parentsLabels: Readonly<Record<Language, ParentsWords>> = parentsWords;

/** Number format and home currency of each language's readers. */
const READERS: Readonly<Record<Language, { readonly locale: string; readonly home: HomeCurrency }>> = {
  en: { locale: "en-IN", home: "INR" },
  hi: { locale: "hi-IN", home: "INR" },
  ta: { locale: "ta-IN", home: "INR" },
  ml: { locale: "ml-IN", home: "INR" },
  ne: { locale: "ne-NP", home: "NPR" },
  ar: { locale: "ar-AE-u-nu-latn", home: "AED" },
};

const keyOf = (unit = "") => unit.replaceAll(" ", "_");
const isPercent = ({ unit, value }: FactFields) => unit === "%" || value.endsWith("%");

/** The reason why a figure cannot be translated to every language; undefined if it can. */
export function untranslatable(fact: FactFields): string | undefined {
  const words = fact.value.replace(/\bto\b/g, "").match(/[A-Za-z]{2,}/);
  if (words) return `has words in its value ("${fact.value}")`;
  if (isPercent(fact) || isCurrency(fact.unit) || Object.hasOwn(parentsWords.en.units, keyOf(fact.unit)))
    return;
  return `counts in ${fact.unit ?? "nothing"}, which units of content/words/parents.json lack`;
}

/** Returns functions that format numbers, money and dates for the readers of a language. */
export function formattersFor(language: Language) {
  const { locale, home } = READERS[language];
  const words = parentsLabels[language];
  const units: Readonly<Record<string, string>> = words.units;
  const currencies: Readonly<Record<string, string>> = words.currencies;
  const count = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
  const range = (amounts: readonly number[]) =>
    [...new Set(amounts)].map((amount) => count.format(amount)).join("\u2013");
  const year = (value: number) => new Intl.NumberFormat(locale, { useGrouping: false }).format(value);
  const date = (day: string) =>
    new Intl.DateTimeFormat(locale, {
      dateStyle: language === "en" ? "medium" : "long",
      timeZone: "UTC",
    }).format(new Date(day));
  const atHome = (amounts: readonly number[]) => {
    const { isInLakh } = counting[home];
    const isCrore = isInLakh && amounts.some((amount) => amount >= CRORE);
    const isLakh = isInLakh && amounts.every((amount) => amount >= LAKH / 2);
    const { crore, lakh, home: whole } = words.money;
    const [text, unit] = isCrore ? [crore, CRORE] : isLakh ? [lakh, LAKH] : [whole, 1];
    return fill(text, { amount: range(amounts.map((amount) => amount / unit)) });
  };
  const money = (amounts: readonly number[], code = "") => {
    if (code === home) return atHome(amounts);
    return fill(words.money.foreign, { amount: range(amounts), currency: currencies[code] ?? code });
  };
  return {
    count: (value: number) => count.format(value),
    year,
    date,
    money,
    /** A sum with rounded ends in the home currency, in its own if no rate is known. @param isFrom only the lower end */
    sum: (amounts: readonly number[], from: string, rates: Rates, isFrom: boolean) => {
      const shown = isFrom ? amounts.slice(0, 1) : amounts;
      const ends = sumEnds(shown, from, home, rates);
      const amount = ends ? atHome(ends) : money(shown, from);
      return isFrom ? fill(words.basis.from, { amount }) : amount;
    },
    /** A figure in the home currency; undefined if it already is, or no rate is known. */
    converted: (amounts: readonly number[], from: string, rates: Rates) => {
      const rate = from === home ? undefined : rateBetween(from, home, rates);
      return rate && atHome(amounts.map((amount) => rounded(amount * rate, home)));
    },
    fact: (fact: FactFields, today: string): string => {
      const { value, unit = "", basis } = fact;
      const amounts = numbersIn(value);
      const inUnit = () => fill(units[keyOf(unit)] ?? "{amount}", { amount: range(amounts) });
      const amount = isPercent(fact)
        ? `${range(amounts)}%`
        : isCurrency(unit)
          ? money(amounts, unit)
          : inUnit();
      const text =
        basis === "exact" ? amount : fill(words.basis[basis === "up to" ? "up_to" : basis], { amount });
      const { until, year: of } = ageOf(fact, today);
      if (until) return `${text} ${fill(words.until, { date: date(until) })}`;
      return of ? `${text} (${year(Number(of))})` : text;
    },
  };
}
