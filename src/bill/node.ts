import countriesWords from "../../content/words/countries.json";
import type { Country } from "../countries/definition";
import { amountOf } from "../figures/node/amount-resolvers";
import { type FactContext, findFacts, type StoredFact } from "../figures/node/fact-node";
import { type Level, levels } from "../lib/levels";
import { countedField } from "../node/graphql/counted-field";
import type { Bills } from "./bills";

type WrittenLine = NonNullable<Country["bill"]>["pay"][number];
type Line = Bills["lines"][number];

export const billTypes = `
  enum BillGroup { show pay whole }
  enum BillLevelName { bachelor master }
  type BillLine {
    group: BillGroup!
    level: BillLevelName
    name: String!
    part: String
    ahead: Boolean
    note: String
    basis: String
    amounts: [Float!]!
  }
  type BillLevel { level: BillLevelName! years: Int! scope: String caveat: String }
  type Bills { currency: String! levels: [BillLevel!]! lines: [BillLine!]! }`;

interface Levelled {
  readonly master: readonly WrittenLine[];
  /** The figures of the tuition row that are for one level only. */
  readonly tuition: readonly Pick<StoredFact, "jsonId" | "level" | "note">[];
}

/** A line as it is for one level: the master's line in its place, or that level's tuition; open where none is known. */
export function lineAt(level: Level, line: WrittenLine, { master, tuition }: Levelled): WrittenLine {
  const instead = master.find((other) => level === "master" && other.instead === line.name);
  if (instead) return instead;
  const fees = tuition.filter(({ jsonId }) => line.facts.includes(jsonId));
  if (fees.length === 0 || fees.some((fee) => fee.level === level)) return line;
  // What a whole master's costs stands in a line of its own and is no tuition of a year.
  const wholes = master.flatMap((other) => (other.instead ? [] : other.facts));
  const fee = tuition.find((other) => other.level === level && !wholes.includes(other.jsonId));
  return fee
    ? { ...line, facts: [fee.jsonId], note: fee.note }
    : { ...line, facts: [], note: countriesWords.bill.otherLevel };
}

/** A country's bill with its amounts, each line for one level of studies or for both; null without a bill. */
export async function billsOf({ bill, numbers }: Country, context: FactContext): Promise<Bills | null> {
  if (!bill) return null;
  const { master, years, masterYears, scope = null, caveat = null, masterScope, masterCaveat } = bill;
  const row = numbers.find((number) => number.row === "tuition" && !number.sum);
  const figures = await findFacts(context.nodeModel, row?.facts ?? []);
  const levelled = { master, tuition: figures.filter((fact) => fact.level) };
  const read = async (group: Line["group"], level: Line["level"], line: WrittenLine) => {
    const { name, part = null, ahead = null, note = null } = line;
    const { amounts = [], basis = null, currency } = (await amountOf(line, context)) ?? {};
    return { line: { group, level, name, part, ahead, note, basis, amounts }, currency };
  };
  const inGroup = (group: "show" | "pay") =>
    bill[group].flatMap((line) => {
      const each = levels.map((level) => ({ level, line: lineAt(level, line, levelled) }));
      if (each.every((one) => one.line === line)) return read(group, null, line);
      return each.map((one) => read(group, one.level, one.line));
    });
  const wholes = master.filter(({ instead }) => !instead).map((line) => read("whole", null, line));
  const all = await Promise.all([...inGroup("show"), ...inGroup("pay"), ...wholes]);
  return {
    currency: all.find(({ currency }) => currency)?.currency ?? "",
    levels: [
      { level: "bachelor", years, scope, caveat },
      { level: "master", years: masterYears, scope: masterScope ?? scope, caveat: masterCaveat ?? caveat },
    ],
    lines: all.map(({ line }) => line),
  };
}

export const billsResolver = countedField("Bills", billsOf);
