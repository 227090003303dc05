import { cleanNumber } from "../../lib/clean-number";

type Amount =
  | { readonly kind: "empty" }
  | { readonly kind: "amount"; readonly amount: number }
  | { readonly kind: "negative" | "noNumber" | "tooMuch" };

/** Longer amounts are typing mistakes in any currency. */
const MAX_AMOUNT = 9_999_999_999;

/** Digits, ungrouped or grouped by thousands or by lakh. */
const NUMBER = /^(?:\d+|\d{1,3}(?:,\d{2,3})*,\d{3})(?:\.\d*)?$/;

/** Text around an amount: a currency sign before or after it, and India's `/-`. */
const AROUND = /^(-?)(?:\p{Sc}|rs\.?)|(?:\p{Sc}|\/[-=])$/giu;

/** Reads an amount as people write it: `1,200`, `1,20,000`, `85.50`, `1 200`, `₹1200`, `1200/-`. */
export function readAmount(written: string): Amount {
  const text = cleanNumber(written).replaceAll(" ", "").replace(AROUND, "$1");
  if (text === "") return { kind: "empty" };
  const isNegative = text.startsWith("-");
  const digits = isNegative ? text.slice(1) : text;
  if (!NUMBER.test(digits)) return { kind: "noNumber" };
  if (isNegative) return { kind: "negative" };
  const amount = Number(digits.replaceAll(",", ""));
  return amount > MAX_AMOUNT ? { kind: "tooMuch" } : { kind: "amount", amount };
}
