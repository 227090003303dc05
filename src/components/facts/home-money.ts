/** Reference rates, as `content/rates.json` has them. */
export interface Rates {
  readonly perEuro: readonly { readonly code: string; readonly rate: number }[];
  readonly pegs: readonly { readonly code: string; readonly to: string; readonly rate: number }[];
}

/** Currencies in which readers count at home; the first one is shown without scripts. */
export const homeCurrencies = ["INR", "NPR", "AED"] as const;

export type HomeCurrency = (typeof homeCurrencies)[number];

export function isHomeCurrency(code: string | null): code is HomeCurrency {
  return homeCurrencies.some((one) => one === code);
}

/** What one euro buys of a currency; nothing when the rates do not say. */
function perEuro(code: string, rates: Rates): number | undefined {
  if (code === "EUR") return 1;
  const listed = rates.perEuro.find((one) => one.code === code)?.rate;
  const peg = rates.pegs.find((one) => one.code === code);
  if (listed !== undefined || !peg) return listed;
  const base = perEuro(peg.to, rates);
  return base === undefined ? undefined : base * peg.rate;
}

/** What one unit of a currency is in another. */
export function rateBetween(from: string, to: string, rates: Rates): number | undefined {
  const [a, b] = [perEuro(from, rates), perEuro(to, rates)];
  return a === undefined || b === undefined ? undefined : b / a;
}

const LAKH = 100_000;
const isSouthAsian = (code: HomeCurrency) => code !== "AED";

/** Rounds as people speak of money: to lakh with one decimal, else to three digits. */
function rounded(amount: number, code: HomeCurrency, lakh: (count: string) => string): string {
  if (isSouthAsian(code) && amount >= LAKH) return lakh((amount / LAKH).toFixed(1).replace(/\.0$/, ""));
  const step = Math.max(1, 10 ** (Math.floor(Math.log10(amount)) - 2));
  return (Math.round(amount / step) * step).toLocaleString(isSouthAsian(code) ? "en-IN" : "en-GB", {
    maximumFractionDigits: amount < 100 ? 1 : 0,
  });
}

const sign: Record<HomeCurrency, string> = { INR: "₹", NPR: "NPR\u00a0", AED: "AED\u00a0" };

/**
 * Amounts as a reader counts them at home, e.g. `₹15.9 lakh`; nothing where no rate is known or none is needed.
 * @param amounts one, or the two ends of a range
 * @param lakh writes a count of lakhs
 */
export function homeMoney(
  amounts: readonly number[],
  from: string,
  to: HomeCurrency,
  rates: Rates,
  words: { readonly lakh: (count: string) => string; readonly to: string },
): string | undefined {
  const rate = rateBetween(from, to, rates);
  if (rate === undefined || from === to || amounts.length === 0) return undefined;
  return amounts.map((amount) => sign[to] + rounded(amount * rate, to, words.lakh)).join(` ${words.to} `);
}
