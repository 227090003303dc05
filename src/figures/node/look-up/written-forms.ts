import type { Fact } from "../../definition";

/** What a page must say for a figure to count as found there. */
export interface Wanted {
  /** Any of these, in a text that `plainText` made. */
  readonly forms: readonly RegExp[];
  /** The figure as a number, for the nearest one on the page; undefined for a text or a date. */
  readonly amount?: number;
  /** Finds numbers of the same kind: with this currency or unit beside them. */
  readonly kind?: RegExp;
}

type Written = Pick<Fact, "value" | "unit" | "expect">;

const SIGNS: Readonly<Record<string, string>> = {
  AUD: "a?u?\\$",
  CAD: "c(?:a[dn]?|d)?\\$",
  NZD: "(?:nz)?\\$",
  SGD: "s?\\$",
  USD: "(?:us)?\\$",
  GBP: "£",
  EUR: "€",
  INR: "₹|rs\\.?",
  MYR: "rm",
  MUR: "rs\\.?",
  AED: "dhs?\\.?",
};
const numberWords = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const monthNames =
  "january february march april may june july august september october november december".split(" ");
const DATE = /^(\d{1,2}) ([A-Z][a-z]+) (\d{4})$/;
const NUMBER = /\d[\d,]*(?:\.\d+)?/g;
/** From here on a number alone is rare enough on a page. */
const TELLS_BY_ITSELF = 1000;
/** Words that may stand between a number and its unit: "48 working hours". */
const BETWEEN = "(?: ?-? ?[a-z]+){0,1}";

/** A few words on, within the sentence. */
const SAME_SENTENCE = "[^.;:]{0,40}";

/** One spelling for what pages spell in many ways: kinds of blank, dash and quote; no soft hyphen, no letter case. */
export function plainText(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\u00ad\u200b-\u200d\u2060\ufeff]/g, "")
    .replace(/[\u2010-\u2015\u2212]/g, "-")
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\s+/g, " ")
    .toLowerCase();
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
/** Neither part of a longer number, as 48 in "48 500", nor of a word. */
const whole = (source: string) => new RegExp(`(?<![\\w.,])(?:${source})(?!\\w|[.,]\\d| \\d{3}(?!\\d))`, "u");

/** A number as pages write it: 29,710; 29710; 29 710; with cents of nothing; small ones in words too. */
function numeral(written: string): string {
  const plain = written.replaceAll(",", "");
  const [units = "", cents] = plain.split(".");
  const grouped = units.replace(/\B(?=(?:\d{3})+$)/g, "[, ]?");
  const word = cents === undefined ? numberWords[Number(units)] : undefined;
  return `(?:${grouped}${cents === undefined ? "(?:\\.00?)?" : `\\.${cents}`}${word ? `|${word}` : ""})`;
}

/** A date as pages write it, with and without the day's ending. */
function dateForms(day: string, month: string, year: string): RegExp[] {
  const number = monthNames.indexOf(month.toLowerCase()) + 1;
  const [m, d] = [number, Number(day)].map((part) => `0?${part}`);
  const name = `(?:${month.toLowerCase()}|${month.toLowerCase().slice(0, 3)}\\.?|sept\\.?)`;
  const ending = `0?${Number(day)}(?:st|nd|rd|th)?`;
  return [
    whole(`${ending}(?: of)? ${name},? ${year}`),
    whole(`${name} ${ending},? ${year}`),
    whole(`${year}[-/.]${m}[-/.]${d}`),
    whole(`${d}[-/.]${m}[-/.]${year}`),
    whole(`${m}/${d}/${year}`),
  ];
}

function withUnit(number: string, unit: string): string[] {
  if (/^[A-Z]{3}\b/.test(unit)) {
    const code = unit.slice(0, 3);
    const sign = SIGNS[code] ?? code.toLowerCase();
    return [
      `(?:${code.toLowerCase()}|${sign}) ?(?:${sign})?${number}`,
      `${number} ?(?:${code.toLowerCase()}|€|£|dollars|pounds|euros|rupees)`,
    ];
  }
  const [head = "", ...rest] = unit.toLowerCase().split(" ");
  const singular = (word: string) => `${escaped(word.replace(/s$/, ""))}s?`;
  const last = rest.at(-1);
  const beside = `\\(?${number}\\)?(?: ?-? ?)${BETWEEN} ?${singular(head)}`;
  if (last === undefined) return [beside];
  const per = `(?:${singular(last)}|${escaped(last.replace(/s$/, ""))}ly)`;
  return [`${beside}${SAME_SENTENCE}${per}`, `${per}${SAME_SENTENCE}${beside}`];
}

/** What to look for on the page of a figure: its expected text if it has one, else its value in its usual spellings. */
export function wantedOf({ value, unit, expect }: Written): Wanted {
  if (expect !== undefined) return { forms: [whole(escaped(plainText(expect)))] };
  const date = DATE.exec(value);
  if (date) return { forms: dateForms(date[1] ?? "", date[2] ?? "", date[3] ?? "") };
  const said = value.replace(/\+$/, "");
  const spelled = numberWords.indexOf(said.toLowerCase());
  const numbers = spelled > 0 ? [String(spelled)] : [...said.matchAll(NUMBER)].map(([number]) => number);
  const isPlain = spelled > 0 || /^[\d,.]+(?: to [\d,.]+)?$/.test(said);
  if (/ ?%/.test(said)) {
    const [number = ""] = numbers;
    return {
      forms: [whole(`${numeral(number)} ?(?:%|per ?cent)`)],
      amount: Number(number),
      kind: /%|per ?cent/,
    };
  }
  if (!isPlain) return { forms: [whole(escaped(plainText(said)))] };
  const [first = "", second] = numbers;
  const amount = Number(first.replaceAll(",", ""));
  if (second !== undefined) {
    const between = "(?:[^\\d]| ?-){1,40}";
    return { forms: [whole(`${numeral(first)}${between}${numeral(second)}`)], amount };
  }
  const alone = amount >= TELLS_BY_ITSELF ? [numeral(first)] : [];
  const beside = unit === undefined ? [numeral(first)] : withUnit(numeral(first), unit);
  return { forms: [...alone, ...beside].map(whole), amount, kind: kindOf(unit) };
}

function kindOf(unit: string | undefined): RegExp | undefined {
  if (unit === undefined) return undefined;
  const code = /^[A-Z]{3}\b/.exec(unit)?.[0];
  if (code) return new RegExp(`${code.toLowerCase()}|${SIGNS[code] ?? code.toLowerCase()}`, "u");
  return new RegExp(escaped(unit.toLowerCase().split(" ")[0]?.replace(/s$/, "") ?? ""), "u");
}

export function isSaid(text: string, { forms }: Wanted): boolean {
  return forms.some((form) => form.test(text));
}

/** The page's number of the same kind that comes nearest, with the words around it; undefined if there is none. */
export function nearestOn(text: string, { amount, kind }: Wanted): string | undefined {
  if (amount === undefined) return undefined;
  const around = 24;
  const found = [...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].flatMap(({ 0: number, index }) => {
    const words = text.slice(Math.max(0, index - around), index + number.length + around);
    const distance = Math.abs(Number(number.replaceAll(",", "")) - amount);
    return Number.isNaN(distance) || (kind && !kind.test(words)) ? [] : [{ distance, words: words.trim() }];
  });
  return found.sort((a, b) => a.distance - b.distance)[0]?.words;
}
