import numbersWords from "../../content/words/numbers.json";
import { withBasis } from "../lib/basis";
import { fill } from "../lib/fill";
import type { MoneyWriter } from "../money/use-home-money";
import type { Criteria } from "../star/criteria";
import { levelAfter } from "../star/profile";

export type ComparedNumber = Queries.ComparedNumberFragment;

export const importantRows: Readonly<Record<Criteria["priority"], readonly string[]>> = {
  "": [],
  cost: ["tuition", "funds"],
  year: ["tuition", "funds"],
  work: ["work"],
  stay: ["stay"],
};

export interface RowValue {
  readonly text: string;
  /** The text without the word of its basis, and without the span of time that it is for. */
  readonly quantity?: string | null;
  readonly span?: string | null;
  /** Whether `text` is words: who sets the value, or that there is none. */
  readonly isStatement: boolean;
  readonly note?: string | null;
  readonly short?: string | null;
  readonly amounts: readonly number[];
  readonly currency?: string | null;
  /** Example of one institution, if each sets its own amount. */
  readonly example?: {
    readonly text: string;
    readonly amounts: readonly number[];
    readonly currency: string;
  };
  readonly basis?: string | null;
  /** Hours a week or years, for rows that are compared. */
  readonly compared?: number | null;
  readonly fact?: string;
  readonly link?: { readonly name: string; readonly link: string } | null;
}

function exampleOf({ basis, quantity, span, amounts, currency }: ComparedNumber): RowValue["example"] {
  if (!currency || amounts.length === 0) return undefined;
  return { text: withBasis(basis, quantity, span), amounts, currency };
}

/** An example amount, for a row where each institution sets its own; undefined without one. */
export function exampleText({ example }: RowValue, money: MoneyWriter, isAtHome = false): string | undefined {
  if (!example) return undefined;
  const { text, amounts, currency } = example;
  const atHome = money.atHome(amounts, currency);
  const amount = isAtHome ? (atHome ?? text) : [text, atHome].filter(Boolean).join(", ");
  return fill(numbersWords.example, { amount });
}

/** A row's value for what the visitor has finished; undefined if the country has no such row. */
export function rowValue(
  { numbers }: { readonly numbers: readonly ComparedNumber[] },
  row: string,
  finished: Criteria["finished"],
): RowValue | undefined {
  const number = numbers.find((one) => one.row === row);
  if (!number) return undefined;
  const { statement, short, currency, compared, link } = number;
  const [first] = number.facts;
  if (statement || !first) {
    const told = { text: statement ?? "", isStatement: true, note: number.note, amounts: [] };
    return { ...told, short, example: exampleOf(number), compared, fact: first?.jsonId, link };
  }
  const level = number.levels.find((one) => one.level === levelAfter[finished]);
  const { quantity, span, note, amounts, basis } = level ?? number;
  return {
    text: withBasis(basis, quantity, span),
    quantity,
    span,
    isStatement: false,
    note: note ?? first.note,
    // The short note describes the first figure, not that of other levels.
    short: level && level.fact !== first.jsonId ? undefined : short,
    amounts,
    currency,
    basis,
    compared: level?.compared ?? compared,
    fact: level?.fact ?? first.jsonId,
    link,
  };
}
