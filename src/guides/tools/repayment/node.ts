import type { z } from "zod";
import { amountOf } from "../../../figures/node/amount-resolvers";
import { type FactContext, findFacts } from "../../../figures/node/fact-node";
import { asMonth, numbersIn } from "../../../figures/node/row-amount";
import { countedField } from "../../../node/graphql/counted-field";
import type { tools } from "../definition";

type Repayment = z.infer<typeof tools.schema>["repayment"];
type Pay = Repayment["pays"][number];

/** The highest number of a figure. @throws Error if it has none */
async function highest(id: string, { nodeModel }: FactContext): Promise<number> {
  const [value] = (await findFacts(nodeModel, [id])).map((fact) => numbersIn(fact.value).at(-1));
  if (value === undefined) throw new Error(`content/tools.json: "${id}" has no number`);
  return value;
}

const monthOf = ({ fact, per }: Pick<Pay, "fact" | "per">, context: FactContext) =>
  amountOf({ facts: [fact], ...asMonth[per] }, context);

export const repaymentResolvers = {
  percent: countedField("Float!", ({ rate }: Repayment, context: FactContext) => highest(rate, context)),
  years: countedField("Int!", ({ term }: Repayment, context: FactContext) => highest(term, context)),
};

/** A month's pay, before and after tax, and its room at the higher end; no amount if the figure has ended. */
export const repaymentPayResolvers = {
  month: countedField(
    "Float",
    async (pay: Pay, context: FactContext) => (await monthOf(pay, context))?.amounts[0],
  ),
  currency: countedField(
    "String",
    async (pay: Pay, context: FactContext) => (await monthOf(pay, context))?.currency,
  ),
  afterTax: countedField(
    "Float",
    async ({ net }: Pay, context: FactContext) =>
      net && (await monthOf({ fact: net, per: "month" }, context))?.amounts[0],
  ),
  rent: countedField(
    "Float",
    async ({ room }: Pay, context: FactContext) => room && (await monthOf(room, context))?.amounts.at(-1),
  ),
};
