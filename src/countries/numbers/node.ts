import { amountResolvers } from "../../figures/node/amount-resolvers";
import { comparableValue } from "../../figures/node/comparable-value";
import { type FactContext, findFacts } from "../../figures/node/fact-node";
import { partsText } from "../../figures/node/fact-text";
import { amountOn } from "../../figures/node/row-amount";
import { rowOf } from "../../figures/rows";
import { buildDay } from "../../node/build-day";
import { countedField } from "../../node/graphql/counted-field";
import type { Country } from "../definition";
import type { CountryNumber } from "./definition";

async function compared({ row, compares, nought }: CountryNumber, context: FactContext) {
  if (!rowOf(row)?.compares) return undefined;
  const [fact] = compares ? await findFacts(context.nodeModel, [compares]) : [];
  return comparableValue(row, { fact, isNought: nought === true }, buildDay());
}

/** The amounts of a row that hold for one level of studies. */
async function byLevel(row: CountryNumber, context: FactContext) {
  const facts = await findFacts(context.nodeModel, row.facts);
  return facts.flatMap((fact) => {
    if (!fact.level || row.sum) return [];
    const amount = amountOn(buildDay(), [fact], row);
    if (!amount) return [];
    const compared = comparableValue(row.row, { fact, isNought: false }, buildDay());
    const { jsonId, level, note } = fact;
    return [{ ...amount, text: partsText(amount), fact: jsonId, level, note, compared }];
  });
}

export const levelType = `type CountryNumberLevel {
  level: String!
  fact: String!
  text: String!
  quantity: String!
  span: String
  amounts: [Float!]!
  basis: String
  compared: Float
  note: String
}`;

/** In which months the first payments are due, for each start of the year. */
export const dueResolver = countedField(
  "[CountryDue!]!",
  async ({ bill, year }: Country, context: FactContext) => {
    const due = year.map(async ({ month: start, stages }) => {
      const stage = stages.find(({ name }) => name === bill?.stage);
      const [fact] = await findFacts(context.nodeModel, stage?.fact ? [stage.fact] : []);
      const months = stage?.months ?? fact?.value;
      return months ? [{ start, months }] : [];
    });
    return (await Promise.all(due)).flat();
  },
);

export const dueType = "type CountryDue { start: String! months: String! }";

export const numberResolvers = {
  ...amountResolvers,
  /** Hours a week or years, in rows that are compared. */
  compared: countedField("Float", compared),
  levels: countedField("[CountryNumberLevel!]!", byLevel),
};

export const numberResolver = {
  type: "CountryNumber",
  args: { row: "String!" },
  resolve: ({ numbers }: { numbers: readonly CountryNumber[] }, { row }: { row: string }) =>
    numbers.find((number) => number.row === row),
};
