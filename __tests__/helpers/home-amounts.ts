import { readFileSync } from "node:fs";
import { rates as ratesType } from "../../src/build/content-types/rates";
import type { rowAmount } from "../../src/build/facts/row-amount";
import { homeMoney } from "../../src/components/facts/home-money";
import { fill } from "../../src/words/fill";
import { words } from "./site-content";

/** The reference rates that the site shows amounts by. */
export const rates = ratesType.schema.parse(JSON.parse(readFileSync("content/rates.json", "utf8")));

const inWords = {
  lakh: (count: string) => fill(words.panel.lakh, { count }),
  to: words.panel.to,
  isShort: true,
};

/** The rupees that stand beside an amount without scripts; nothing for what is no money, or has no rate. */
export function rupeesOf(amount: ReturnType<typeof rowAmount>): string | undefined {
  return amount?.currency && homeMoney(amount.amounts, amount.currency, "INR", rates, inWords);
}
