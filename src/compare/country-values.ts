import { billLines, degreeOf, ownBill } from "../countries/bill/own-bill";
import { billSum } from "../countries/bill/sum";
import type { CountedSum } from "../countries/bill/sum-words";
import { LAKH } from "../lib/lakh";
import { type Rates, rateBetween } from "../money/home-money";
import type { Answers } from "../star/answers";
import { levelAfter } from "../star/profile";
import type { Fields } from "../ui/kept-form/kept-fields";

export type CompareCountry = Queries.CompareCountryFragment;

export type RowNumber = Queries.RowNumberFragment;

export const mainRows = ["funds", "tuition", "work", "stay"] as const;

export const importantRows: Readonly<Record<Answers["p"], readonly string[]>> = {
  "": [],
  cost: ["tuition", "funds"],
  work: ["work"],
  stay: ["stay"],
};

export interface RowValue {
  readonly text: string;
  /** Whether `text` says who sets the value, or that there is none. */
  readonly isSaid: boolean;
  readonly note?: string;
  readonly short?: string;
  readonly amounts: readonly number[];
  readonly currency?: string;
  /** What one institution asks, where `text` says that each sets its own. */
  readonly example?: {
    readonly text: string;
    readonly amounts: readonly number[];
    readonly currency: string;
  };
  readonly basis?: string;
  /** Hours a week or years, where it compares. */
  readonly compared?: number;
  readonly fact?: string;
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
    link,
  };
}

/** What the visitor wrote into the open lines of bills, by the bill's tool and the line's name. */
export type OwnAmounts = ReadonlyMap<string, Fields>;

export interface FirstYear extends CountedSum {
  readonly currency: string;
}

/** The sum of a country's bill, as its guide and the plan show it; nothing where it has no bill. */
export function firstYear(
  country: CompareCountry,
  finished: Answers["f"],
  own: OwnAmounts,
): FirstYear | undefined {
  const bill = ownBill(country, finished);
  const lines = billLines(bill);
  const currency = lines.find((line) => line.currency)?.currency;
  if (!bill || !currency) return undefined;
  const degree = degreeOf(bill, finished);
  const sum = billSum(lines, own.get(`bill-${country.slug}`) ?? {}, degree.years);
  return { ...sum, ...degree, currency, scope: bill.scope };
}

/** The lower end of the same sum in rupees, rounded as it is shown; nothing where there is no sum or no rate. */
export function inRupees({ year, currency }: FirstYear, rates: Rates): number | undefined {
  const rate = rateBetween(currency, "INR", rates);
  return rate === undefined || !year ? undefined : Math.round((year[0] * rate) / (LAKH / 2)) * (LAKH / 2);
}
