import type { Answers } from "../star/answers";
import { levelAfter } from "../star/profile";

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

/** The value of a row for what the visitor has finished; undefined if the country has no such row. */
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
