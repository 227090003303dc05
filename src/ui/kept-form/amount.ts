import { cleanNumber } from "../../lib/clean-number";
import { CRORE, LAKH } from "../../lib/lakh";

type Amount =
  | { readonly kind: "empty" }
  | { readonly kind: "amount"; readonly amount: number }
  | { readonly kind: "negative" | "noNumber" | "tooMuch" | "otherCurrency" };

/** Longer amounts are typing mistakes in any currency. */
const MAX_AMOUNT = 9_999_999_999;

/** Words behind a number that multiply it. */
const TIMES = [
  [/^(?:k|thousand)$/, 1000],
  [/^(?:l|la(?:kh|c)s?)$/, LAKH],
  [/^(?:cr|crores?)$/, CRORE],
  [/^(?:mn|million)$/, 1_000_000],
] as const;

/** Currencies by the sign that people write; a bare dollar or rupee may be that of several countries. */
const SIGNS: readonly (readonly [sign: RegExp, currency: RegExp])[] = [
  [/^₹$/, /^INR$/],
  [/^rs$/, /^(?:INR|NPR|MUR|PKR|LKR)$/],
  [/^€$/, /^EUR$/],
  [/^£$/, /^GBP$/],
  [/^rm$/, /^MYR$/],
  [/^dhs?$/, /^AED$/],
  [/^\$$/, /D$/],
  [/^au?\$$/, /^AUD$/],
  [/^ca?\$$/, /^CAD$/],
  [/^us\$$/, /^USD$/],
  [/^s\$$/, /^SGD$/],
  [/^nz\$$/, /^NZD$/],
];

const SIGN = String.raw`(?:rs|rm|dhs?)\.?|(?:au?|ca?|us|s|nz)?\$|\p{Sc}`;
/** Digits, ungrouped or grouped by thousands or by lakh. */
const DIGITS = String.raw`(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?`;
const SCALE = "k|thousand|la(?:kh|c)s?|l|crores?|cr|million|mn";
const WRITTEN = new RegExp(
  `^(?<before>${SIGN}|[a-z]{3})?(?<digits>${DIGITS})(?:(?<scale>${SCALE})\\.?)?(?:/[-=])?(?<after>${SIGN}|[a-z]{3})?(?:only)?$`,
  "u",
);
const SIGN_ALONE = new RegExp(`^(?:${SIGN})$`, "u");

function isOf(currency: string, written: string): boolean {
  const sign = written.replace(/\.$/, "");
  const known = SIGNS.find(([of]) => of.test(sign));
  if (known) return known[1].test(currency);
  return !/^[a-z]{3}$/.test(sign) || sign.toUpperCase() === currency;
}

/**
 * Reads an amount as people write it: `1,200`, `1,20,000`, `85.50`, `1 200`, `₹1200`, `1200/-`, `AUD 1200`, `1.2 lakh`,
 * `20k`.
 * @param currency code of the currency that is meant, such as `AUD`; an amount that names another is not read
 */
export function readAmount(written: string, currency?: string): Amount {
  const text = cleanNumber(written).replaceAll(" ", "").toLowerCase();
  const isNegative = text.startsWith("-");
  const positive = isNegative ? text.slice(1) : text;
  if (text === "" || SIGN_ALONE.test(text)) return { kind: "empty" };
  const { before, digits, scale, after } = WRITTEN.exec(positive)?.groups ?? {};
  if (!digits) return { kind: "noNumber" };
  if (isNegative) return { kind: "negative" };
  const named = [before, after].filter((name) => name !== undefined);
  if (currency && named.some((name) => !isOf(currency, name))) return { kind: "otherCurrency" };
  const [, times = 1] = TIMES.find(([word]) => scale && word.test(scale)) ?? [];
  // In hundredths, as 1.15 times a lakh would have a fraction of a hundredth.
  const amount = Math.round(Number(digits.replaceAll(",", "")) * times * 100) / 100;
  return amount > MAX_AMOUNT ? { kind: "tooMuch" } : { kind: "amount", amount };
}
