import { exampleText, rowValue } from "../../../src/compare/row-value";
import { moneyWriter } from "../../../src/money/use-home-money";

const blank = {
  statement: null,
  note: null,
  short: null,
  quantity: null,
  span: null,
  basis: null,
  compared: null,
  link: null,
};
const level = (name: string, amount: number) => ({
  ...blank,
  ...{ level: name, fact: `x.tuition.${name}`, quantity: `X ${amount}`, amounts: [amount], basis: "from" },
  note: `a year, ${name}`,
});
const number = {
  ...blank,
  ...({ row: "tuition", amounts: [], currency: "AUD" } as const),
  levels: [level("bachelor", 100), level("master", 250)],
  facts: [{ jsonId: "x.tuition.bachelor", note: null }],
} as const;

test.each(["bachelor", "working"] as const)("after %s the row has a master's tuition", (finished) => {
  const tuition = { text: "from X 250", amounts: [250], note: "a year, master" };
  expect(rowValue({ numbers: [number] }, "tuition", finished)).toMatchObject(tuition);
});

test("where each institution sets its own, an amount is an example, in both currencies", () => {
  const rates = {
    perEuro: Object.entries({ INR: 100, AUD: 2 }).map(([code, rate]) => ({ code, rate })),
    pegs: [],
  };
  const example = (amounts: readonly number[]) => {
    const stated = { ...number, statement: "set by the university", quantity: "AUD", amounts };
    const value = rowValue({ numbers: [stated] }, "tuition", "");
    return value && exampleText(value, moneyWriter("INR", rates))?.replaceAll("\u00a0", " ");
  };
  expect(example([32_500])).toMatch(/^for example .+, ₹16\.3 lakh$/);
  expect(example([])).toBeUndefined();
});
