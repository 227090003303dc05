import rates from "../../content/rates.json";
import words from "../../content/words.json";
import { dateText } from "../../site/build/facts/fact-text";
import { rowAmount } from "../../site/build/facts/row-amount";
import { homeCurrencies, homeMoney, rateBetween } from "../../site/components/facts/home-money";
import { fill } from "../../site/words/fill";
import { factOf } from "./facts";

const { panel } = words;
const inWords = { lakh: (count: string) => fill(panel.lakh, { count }), to: panel.to };

/** The currency in which the exported page shows amounts at home. */
export const [home] = homeCurrencies;

/** What a line of the bill, or a row of the numbers, shows. */
export function withAmount<Line extends { readonly facts: readonly string[] }>(line: Line) {
  const facts = line.facts.map(factOf);
  const { text, amounts, currency, basis } = rowAmount(facts, line) ?? { amounts: [] };
  return { ...line, facts, text, amounts, currency, basis: basis ?? null };
}

export const atHome = (amounts: readonly number[], from: string | undefined) =>
  from ? homeMoney(amounts, from, home, rates, inWords) : undefined;

/** The rate by which a country's money is shown at home, or that there is none. */
export function rateText(local: string | undefined): string | undefined {
  if (!local || local === home) return undefined;
  const source = rates.source.name;
  const rate = rateBetween(local, home, rates);
  if (rate === undefined) return fill(panel.noRate, { currency: local, source });
  const amount = `${home} ${rate.toLocaleString("en-GB", { maximumSignificantDigits: 4 })}`;
  return fill(panel.rate, { currency: local, amount, source, date: dateText(rates.day) });
}

/** Currencies between which a reader may choose; none where no rate is known. */
export const choices = (local: string | undefined) =>
  local && rateBetween(local, home, rates) !== undefined ? homeCurrencies : [];
