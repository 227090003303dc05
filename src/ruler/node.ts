import { billAt, countedBill } from "../bill/bills";
import { billsOf } from "../bill/node";
import { add, ofYears } from "../bill/sum";
import type { Country } from "../countries/definition";
import type { FactContext } from "../figures/node/fact-node";
import { countedField } from "../node/graphql/counted-field";

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

/** The sums of a country's bill after class 12 and after a bachelor's, as the guide has them, and what they add. */
async function sums(country: Country, context: FactContext) {
  const bills = await billsOf(country, context);
  if (!bills) return [];
  return bills.levels.flatMap(({ level }) => {
    const bill = billAt(bills, level);
    const { year, degree, years, currency, isFrom, scope } = countedBill(bill);
    if (!year || !degree) return [];
    const parts = Object.entries(PARTS).flatMap(([part, of]) => {
      const lines = bill.lines.filter((line) => of.includes(line.part) && line.amounts.length > 0);
      if (lines.length === 0) return [];
      return {
        part,
        year: add(lines.map(({ amounts }) => amounts)),
        degree: add(lines.map((line) => ofYears(line, years))),
        notes: lines.flatMap(({ note }) => note ?? []),
      };
    });
    return { level, years, currency, isFrom, scope, year, degree, parts };
  });
}

export const rulerResolver = countedField("[RulerSum!]!", sums);
