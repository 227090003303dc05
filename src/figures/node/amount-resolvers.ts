import { buildDay } from "../../node/build-day";
import { countedField } from "../../node/graphql/counted-field";
import { type FactContext, findFacts } from "./fact-node";
import { partsText } from "./fact-text";
import { amountOn, type RowAmount, type RowRule } from "./row-amount";

/** A source of amounts: a row of a country's numbers, a line of a bill. */
interface AmountSource extends Omit<RowRule, "floor"> {
  readonly facts: readonly string[];
  /** The figure below which the amount never stands. */
  readonly least?: string | undefined;
}

export async function amountOf({ facts, least, ...rule }: AmountSource, context: FactContext) {
  const [floor] = await findFacts(context.nodeModel, least ? [least] : []);
  return amountOn(buildDay(), await findFacts(context.nodeModel, facts), { ...rule, floor });
}

const amountField = <Value>(type: string, read: (amount: RowAmount | undefined) => Value) =>
  countedField(type, async (source: AmountSource, context: FactContext) =>
    read(await amountOf(source, context)),
  );

export const amountResolvers = {
  text: amountField("String", (amount) => amount && partsText(amount)),
  quantity: amountField("String", (amount) => amount?.quantity),
  span: amountField("String", (amount) => amount?.span),
  amounts: amountField("[Float!]!", (amount) => amount?.amounts ?? []),
  currency: amountField("String", (amount) => amount?.currency),
  basis: amountField("String", (amount) => amount?.basis),
};
