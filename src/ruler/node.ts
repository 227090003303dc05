import { billOfLevel, countedBill } from "../bill/bill-of-level";
import { ofYears } from "../bill/sum";
import type { Country } from "../countries/definition";
import { amountOf, byLevel } from "../countries/numbers/node";
import type { FactStore } from "../figures/node/resolvers";

interface Context {
  readonly nodeModel: FactStore;
}

type Bill = NonNullable<Country["bill"]>;
type Line = Bill["pay"][number];
type Part = "fee" | "living" | "visa" | "health";

/** The parts of a bar in their order, and the lines of a bill that they add. */
const PARTS: Readonly<Record<Part, readonly (string | null)[]>> = {
  fee: ["fee"],
  living: ["living"],
  visa: ["visa", "permit"],
  health: ["health"],
};

export const rulerTypes = `
  type RulerPart { part: String! year: [Float!]! degree: [Float!]! notes: [String!]! }
  type RulerSum {
    level: String!
    years: Int!
    currency: String!
    isFrom: Boolean!
    scope: String
    year: [Float!]!
    degree: [Float!]!
    parts: [RulerPart!]!
  }`;

async function queried(line: Line, context: Context): Promise<Queries.CountryBillLineFragment> {
  const { name, instead = null, part = null, ahead = null, note = null, facts } = line;
  const { amounts = [], currency = null, basis = null } = (await amountOf(line, context)) ?? {};
  const ids = facts.map((jsonId) => ({ jsonId }));
  return { name, instead, part, ahead, note, amounts, currency, basis, facts: ids };
}

const added = (ranges: readonly (readonly number[])[]): readonly number[] => [
  ranges.reduce((sum, [least = 0]) => sum + least, 0),
  ranges.reduce((sum, ends) => sum + (ends.at(-1) ?? 0), 0),
];

/** The sums of a country's bill after class 12 and after a bachelor's, as the guide has them, and what they add. */
async function sums({ bill, numbers }: Country, _args: unknown, context: Context) {
  if (!bill) return [];
  const all = (lines: readonly Line[]) => Promise.all(lines.map((line) => queried(line, context)));
  const { scope = null, masterScope = null, caveat = null, masterCaveat = null, years, masterYears } = bill;
  const [show, pay, master] = await Promise.all([all(bill.show), all(bill.pay), all(bill.master)]);
  const billed = { scope, masterScope, caveat, masterCaveat, years, masterYears, show, pay, master };
  const tuition = numbers.filter(({ row }) => row === "tuition");
  const rows = await Promise.all(
    tuition.map(async (number) => ({
      row: number.row,
      levels: (await byLevel(number, undefined, context)).map(({ basis = null, note = null, ...level }) => ({
        ...level,
        basis,
        note,
      })),
      facts: number.facts.map((jsonId) => ({ jsonId })),
    })),
  );
  return (["class12", "bachelor"] as const).flatMap((finished) => {
    const own = billOfLevel({ bill: billed, numbers: rows }, finished);
    if (!own) return [];
    const { year, degree, years, level, currency, isFrom, scope } = countedBill(own, finished);
    if (!year || !degree) return [];
    const parts = Object.entries(PARTS).flatMap(([part, of]) => {
      const lines = [...own.show, ...own.pay].filter(
        (line) => of.includes(line.part) && line.amounts.length > 0,
      );
      if (lines.length === 0) return [];
      return {
        part,
        year: added(lines.map(({ amounts }) => amounts)),
        degree: added(lines.map((line) => ofYears(line, years))),
        notes: lines.flatMap(({ note }) => note ?? []),
      };
    });
    return { level, years, currency, isFrom, scope, year, degree, parts };
  });
}

export const rulerResolver = { type: "[RulerSum!]!", resolve: sums };
