import { z } from "zod";
import { buildDay } from "../../build/build-day";
import type { Fact } from "../../figures/definition";
import { type ComparedRow, comparableValue, comparedRows } from "../../figures/node/comparable-value";
import { type FactStore, findFacts, storedFact } from "../../figures/node/find-facts";
import { amountOn, type RowAmount } from "../../figures/node/row-amount";

interface Context {
  readonly nodeModel: FactStore;
}

/** What makes an amount of figures: a row of the panel, or a line of the bill. */
const AMOUNT = z.object({
  facts: z.array(z.string()),
  sum: z.boolean().nullish(),
  times: z.number().nullish(),
  parts: z.number().nullish(),
});

const ROW = AMOUNT.extend({ row: z.string(), compares: z.string().nullish(), nought: z.boolean().nullish() });

type Row = z.infer<typeof ROW>;

const storedFacts = async (ids: readonly string[], { nodeModel }: Context): Promise<readonly Fact[]> =>
  (await findFacts(nodeModel, ids)).map(storedFact);

async function amountOf(source: unknown, context: Context): Promise<RowAmount | undefined> {
  const row = AMOUNT.parse(source);
  return amountOn(buildDay(), await storedFacts(row.facts, context), row);
}

const isComparedRow = (row: string): row is ComparedRow => comparedRows.some((one) => one === row);

async function compared({ row, compares, nought }: Row, context: Context): Promise<number | undefined> {
  if (!isComparedRow(row)) return undefined;
  const [fact] = compares ? await storedFacts([compares], context) : [];
  return comparableValue(row, { fact, isNought: nought === true }, buildDay());
}

async function byLevel(row: Row, context: Context) {
  const facts = await storedFacts(row.facts, context);
  return facts.flatMap((fact) => {
    if (!fact.level || row.sum) return [];
    const { text, amounts, basis } = amountOn(buildDay(), [fact], row) ?? { text: "", amounts: [] };
    const value = isComparedRow(row.row)
      ? comparableValue(row.row, { fact, isNought: false }, buildDay())
      : undefined;
    return [{ level: fact.level, fact: fact.id, text, amounts, basis, compared: value, note: fact.note }];
  });
}

/** GraphQL type of what `byLevel` gives. */
export const levelType = `type CountryNumberLevel {
  level: String!
  fact: String!
  text: String!
  amounts: [Float!]!
  basis: String
  compared: Float
  note: String
}`;

const amountField = <Value>(type: string, read: (amount: RowAmount | undefined) => Value) => ({
  type,
  resolve: async (source: unknown, _args: unknown, context: Context) => read(await amountOf(source, context)),
});

/** What is computed of an amount: its value as text, and as numbers where it is money. */
export const amountResolvers = {
  text: amountField("String", (amount) => amount?.text),
  amounts: amountField("[Float!]!", (amount) => amount?.amounts ?? []),
  currency: amountField("String", (amount) => amount?.currency),
  basis: amountField("String", (amount) => amount?.basis),
};

/** The same of a row of the numbers panel, and what compares it with other countries. */
export const numberResolvers = {
  ...amountResolvers,
  /** Hours a week, or years, in the rows that compare. */
  compared: {
    type: "Float",
    resolve: (source: unknown, _args: unknown, context: Context) => compared(ROW.parse(source), context),
  },
  levels: {
    type: "[CountryNumberLevel!]!",
    resolve: (source: unknown, _args: unknown, context: Context) => byLevel(ROW.parse(source), context),
  },
};

const NUMBERS = z.object({ numbers: z.array(z.looseObject({ row: z.string() })) });

export const numberResolver = {
  type: "CountryNumber",
  args: { row: "String!" },
  resolve: (source: unknown, { row }: { row: string }) =>
    NUMBERS.parse(source).numbers.find((number) => number.row === row),
};
