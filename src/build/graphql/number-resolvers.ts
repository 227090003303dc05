import { z } from "zod";
import type { Fact } from "../content-types/fact";
import { type FactStore, findFacts, storedFact } from "../facts/find-facts";
import { type RowAmount, rowAmount } from "../facts/row-amount";

interface Context {
  readonly nodeModel: FactStore;
}

const ROW = z.object({
  facts: z.array(z.string()),
  sum: z.boolean().nullish(),
  times: z.number().nullish(),
  parts: z.number().nullish(),
});

async function amountOf(source: unknown, { nodeModel }: Context): Promise<RowAmount | undefined> {
  const row = ROW.parse(source);
  const facts: readonly Fact[] = (await findFacts(nodeModel, row.facts)).map(storedFact);
  return rowAmount(facts, row);
}

/** What is computed of a row of the numbers panel: its value as text, and as numbers where it is money. */
export const numberResolvers = {
  text: {
    type: "String",
    resolve: async (source: unknown, _args: unknown, context: Context) =>
      (await amountOf(source, context))?.text,
  },
  amounts: {
    type: "[Float!]!",
    resolve: async (source: unknown, _args: unknown, context: Context) =>
      (await amountOf(source, context))?.amounts ?? [],
  },
  currency: {
    type: "String",
    resolve: async (source: unknown, _args: unknown, context: Context) =>
      (await amountOf(source, context))?.currency,
  },
};
