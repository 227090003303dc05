import { type HomeCurrency, type Rates, rateBetween, rounded } from "../money/home-money";
import type { Answers } from "../star/answers";
import { levelAfter } from "../star/pass";

export type CompareCountry = Queries.CompareCountryFragment;

export type RowNumber = Queries.RowNumberFragment;

/** The rows of a country that stand on its pass and on the home page's board. */
export const passRows = ["funds", "tuition", "work", "stay"] as const;

/** The rows that answer what is most important. */
export const importantRows: Readonly<Record<Answers["p"], readonly string[]>> = {
  "": [],
  cost: ["tuition", "funds"],
  work: ["work"],
  stay: ["stay"],
};

/** A row's value as it is shown: a figure, or who sets it. */
export interface RowValue {
  readonly text: string;
  /** Whether `text` says who sets the value, or that there is none. */
  readonly isSaid: boolean;
  readonly note?: string;
  /** The note in a word or two. */
  readonly short?: string;
  readonly amounts: readonly number[];
  readonly currency?: string;
  /** What one institution asks, where `text` says that each sets its own. */
  readonly example?: {
    readonly text: string;
    readonly amounts: readonly number[];
    readonly currency: string;
  };
  /** How exact the register calls it. */
  readonly basis?: string;
  /** Hours a week or years, where it compares. */
  readonly compared?: number;
  /** The figure in the register. */
  readonly fact?: string;
  readonly state?: string;
  readonly link?: { readonly name: string; readonly link: string };
}

function exampleOf({ text, amounts, currency }: RowNumber): RowValue["example"] {
  return text && currency && amounts.length > 0 ? { text, amounts, currency } : undefined;
}

/** The value of a row for what the visitor has finished; nothing where the country has no such row. */
export function rowValue(
  { numbers }: { readonly numbers: readonly RowNumber[] },
  row: string,
  finished: Answers["f"],
): RowValue | undefined {
  const number = numbers.find((one) => one.row === row);
  if (!number) return undefined;
  const link = number.link ?? undefined;
  const [first] = number.facts;
  if (number.says || !first) {
    return {
      text: number.says ?? "",
      isSaid: true,
      note: number.note ?? undefined,
      short: number.short ?? undefined,
      amounts: [],
      example: exampleOf(number),
      compared: number.compared ?? undefined,
      fact: first?.jsonId,
      link,
    };
  }
  const level = number.levels.find((one) => one.level === levelAfter[finished]);
  const state = number.facts.find(({ jsonId }) => jsonId === level?.fact)?.state ?? first.state;
  return {
    text: level?.text ?? number.text ?? "",
    isSaid: false,
    note: (level ? level.note : number.note) ?? first.note ?? undefined,
    // It says what the first figure is for, and not that of other studies.
    short: (level && level.fact !== first.jsonId ? undefined : number.short) ?? undefined,
    amounts: level?.amounts ?? number.amounts,
    currency: number.currency ?? undefined,
    basis: (level ? level.basis : number.basis) ?? undefined,
    compared: level?.compared ?? number.compared ?? undefined,
    fact: level?.fact ?? first.jsonId,
    state,
    link,
  };
}

/** What a year is known to cost: what must be shown, and tuition; an amount that is not known is an empty list. */
export interface KnownCost {
  /** One, or the two ends of a range; so is `tuition`. */
  readonly funds: readonly number[];
  readonly tuition: readonly number[];
  readonly currency: string;
}

/** Nothing where neither amount is known, or where they cannot be added. */
export function knownCost(country: CompareCountry, finished: Answers["f"]): KnownCost | undefined {
  const known = (row: string) => {
    const value = rowValue(country, row, finished);
    const isSum = value?.currency && value.amounts.length > 0 && value.state !== "ended";
    return isSum ? value : undefined;
  };
  const [funds, tuition] = [known("funds"), known("tuition")];
  const currency = funds?.currency ?? tuition?.currency;
  if (!currency) return undefined;
  return {
    funds: funds?.amounts ?? [],
    tuition: tuition?.currency === currency ? tuition.amounts : [],
    currency,
  };
}

/** Whether nothing of a year is missing but what nobody can know, as the flight. */
export const isWhole = ({ funds, tuition }: KnownCost): boolean => funds.length > 0 && tuition.length > 0;

/**
 * A known cost as the reader counts at home; each part is rounded as it is shown, so that the sum is right to the eye.
 * @returns one amount, or the two ends of a range; nothing where no rate is known
 */
export function costAtHome(
  cost: KnownCost | undefined,
  home: HomeCurrency,
  rates: Rates,
): readonly number[] | undefined {
  const rate = cost && rateBetween(cost.currency, home, rates);
  if (!cost || rate === undefined) return undefined;
  const funds = cost.funds.map((amount) => rounded(amount * rate, home));
  const [shown = 0] = funds;
  if (cost.tuition.length === 0) return funds;
  return cost.tuition.map((amount) => shown + rounded(amount * rate, home));
}
