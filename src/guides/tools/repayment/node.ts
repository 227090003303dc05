import { amountOf } from "../../../figures/node/amount-resolvers";
import { type FactContext, findFacts } from "../../../figures/node/fact-state";
import { asMonth, numbersIn } from "../../../figures/node/row-amount";

interface Repayment {
  readonly rate: string;
  readonly term: string;
}

interface Pay {
  readonly fact: string;
  readonly per: "week" | "month" | "year";
  readonly net?: string;
  readonly room?: Pick<Pay, "fact" | "per">;
}

/** The highest number of a figure. @throws Error if it has none */
async function highest(id: string, { nodeModel }: FactContext): Promise<number> {
  const [value] = (await findFacts(nodeModel, [id])).map((fact) => numbersIn(fact.value).at(-1));
  if (value === undefined) throw new Error(`content/tools.json: "${id}" has no number`);
  return value;
}

const monthOf = ({ fact, per }: Pick<Pay, "fact" | "per">, context: FactContext) =>
  amountOf({ facts: [fact], ...asMonth[per] }, context);

export const repaymentResolvers = {
  percent: {
    type: "Float!",
    resolve: ({ rate }: Repayment, _args: unknown, context: FactContext) => highest(rate, context),
  },
  years: {
    type: "Int!",
    resolve: ({ term }: Repayment, _args: unknown, context: FactContext) => highest(term, context),
  },
};

/** A month's pay, before and after tax, and its room at the higher end; no amount if the figure has ended. */
export const repaymentPayResolvers = {
  month: {
    type: "Float",
    resolve: async (pay: Pay, _args: unknown, context: FactContext) =>
      (await monthOf(pay, context))?.amounts[0],
  },
  currency: {
    type: "String",
    resolve: async (pay: Pay, _args: unknown, context: FactContext) =>
      (await monthOf(pay, context))?.currency,
  },
  afterTax: {
    type: "Float",
    resolve: async ({ net }: Pay, _args: unknown, context: FactContext) =>
      net && (await monthOf({ fact: net, per: "month" }, context))?.amounts[0],
  },
  rent: {
    type: "Float",
    resolve: async ({ room }: Pay, _args: unknown, context: FactContext) =>
      room && (await monthOf(room, context))?.amounts.at(-1),
  },
};
