import numbersWords from "../../../content/words/numbers.json";
import type { Basis } from "../../lib/basis";
import { grouped } from "../../lib/written";
import { type FactFields, isCurrency } from "../definition";
import { ageOf, stateOfFact } from "./fact-state";
import { type FigureParts, figureParts, withAge } from "./fact-text";

/** The basis of a sum: that of its least exact part; "about" where some are lower and others upper bounds. */
function sumBasis(bases: readonly Basis[]): Basis {
  const [isFrom, isUpTo] = [bases.includes("from"), bases.includes("up to")];
  if (isFrom !== isUpTo) return isFrom ? "from" : "up to";
  return isFrom || bases.includes("about") ? "about" : "exact";
}

export interface RowRule {
  /** Adds the amounts of all its figures; ranges are added by their ends. */
  readonly sum?: boolean | null;
  /** Multiplies, e.g. a month's funds by the months to be shown. */
  readonly times?: number | null;
  /** Divides, e.g. a year's funds into months. */
  readonly parts?: number | null;
  /** The figure below which no end is counted, e.g. the amount that the visa asks to show. */
  readonly floor?: FactFields | undefined;
}

/** How an amount of each span of time becomes that of a month. */
export const asMonth = {
  week: { times: 52, parts: 12 },
  month: {},
  year: { parts: 12 },
} as const satisfies Readonly<Record<string, RowRule>>;

export interface RowAmount extends FigureParts {
  /** The amounts in `currency`: one, or the two ends of a range; empty if the row is no money. */
  readonly amounts: readonly number[];
  readonly currency?: string;
  /** The year to show beside an amount that is older than a year. */
  readonly year?: string | undefined;
}

export const numbersIn = (value: string) =>
  (value.replaceAll(",", "").match(/\d+(?:\.\d+)?/g) ?? []).map(Number);

/** The value of a row. @throws Error when the figures of a sum have different currencies or are not money */
export function rowAmount(facts: readonly FactFields[], rule: RowRule): RowAmount | undefined {
  const [first] = facts;
  if (!first) return undefined;
  const { unit } = first;
  if (!isCurrency(unit)) return { ...figureParts(first), amounts: [] };
  if (rule.sum && facts.some((fact) => fact.unit !== unit)) {
    throw new Error(
      `${facts.map(({ label }) => label).join(", ")} cannot be added: they have not one currency`,
    );
  }
  const times = rule.times ?? 1;
  const parts = rule.parts ?? 1;
  const each = facts.map(({ value }) => numbersIn(value));
  const ends = [0, -1].map((end) => each.reduce((total, of) => total + (of.at(end) ?? 0), 0));
  const [least = 0] = rule.floor ? numbersIn(rule.floor.value) : [];
  const counted = rule.sum ? ends : numbersIn(first.value);
  const read = rule.sum || rule.floor ? [...new Set(counted.map((end) => Math.max(end, least)))] : counted;
  if (!rule.sum && !rule.floor && times === 1 && parts === 1)
    return { ...figureParts(first), amounts: read, currency: unit };
  const amounts = read.map((amount) => Math.round((amount * times) / parts));
  const summedBasis = rule.sum ? sumBasis(facts.map((fact) => fact.basis)) : first.basis;
  const basis = parts > 1 ? "about" : summedBasis;
  const value = amounts.map((amount) => grouped(amount)).join(` ${numbersWords.to} `);
  return { ...figureParts({ basis, value, unit }), amounts, currency: unit };
}

/** The parts with their age behind the last of them. */
const aged = ({ basis, quantity, span }: FigureParts, addAge: (text: string) => string): FigureParts =>
  span ? { basis, quantity, span: addAge(span) } : { basis, quantity: addAge(quantity) };

/** The amount on a day; an expired one is shown but not converted, added or sorted. @param today ISO date */
export function amountOn(today: string, facts: readonly FactFields[], rule: RowRule): RowAmount | undefined {
  const amount = rowAmount(facts, rule);
  if (!amount) return undefined;
  // The other figures of a row only explain its value.
  const counted = rule.sum ? facts : facts.slice(0, 1);
  const over = counted.find((fact) => stateOfFact(fact, today).state === "ended");
  if (over) return { ...aged(amount, (text) => withAge(text, over, today)), amounts: [] };
  const [oldest] = counted.flatMap((fact) => ageOf(fact, today).year ?? []).sort();
  const parts = oldest ? aged(amount, (text) => `${text} (${oldest})`) : amount;
  return { ...amount, ...parts, year: oldest };
}
