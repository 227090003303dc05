import countriesWords from "../../../content/words/countries.json";
import { billOfLevel } from "../../../src/bill/bill-of-level";
import { moneyWriter } from "../../../src/compare/money-writer";
import { rowValue } from "../../../src/compare/row-value";

const blank = {
  statement: null,
  note: null,
  short: null,
  text: null,
  basis: null,
  compared: null,
  link: null,
};
const level = (name: string, amount: number) => ({
  ...blank,
  ...{ level: name, fact: `x.tuition.${name}`, text: `X ${amount}`, amounts: [amount], basis: "from" },
  note: `a year, ${name}`,
});
const line = (name: string, fact: string | undefined, amounts: number[]) => ({
  ...blank,
  ...{ name, instead: null, part: null, ahead: null, amounts, currency: "AUD", basis: "about" },
  facts: fact ? [{ jsonId: fact }] : [],
});

function countryWith(...levels: ReturnType<typeof level>[]) {
  const facts = levels.map(({ fact }) => ({ jsonId: fact, note: null }));
  const number = { ...blank, row: "tuition", amounts: [], currency: "AUD", levels, facts } as const;
  const pay = [line("Tuition", "x.tuition.bachelor", [100]), line("Flight", undefined, [])];
  const master: ReturnType<typeof line>[] = [];
  const show = [line("Living", "x.funds", [900])];
  const places = { scope: "One town", masterScope: "Two towns", caveat: null, masterCaveat: null };
  return { number, numbers: [number], bill: { ...places, years: 3, masterYears: 1, show, pay, master } };
}

const both = countryWith(level("bachelor", 100), level("master", 250));

test.each(["bachelor", "working"] as const)("after %s a master's tuition counts in both", (finished) => {
  const bill = billOfLevel(both, finished);
  const tuition = { amounts: [250], basis: "from", note: "a year, master" };
  expect(bill?.pay[0]).toMatchObject({
    ...tuition,
    name: "Tuition",
    facts: [{ jsonId: "x.tuition.master" }],
  });
  expect([bill?.pay[1], bill?.show]).toEqual([both.bill.pay[1], both.bill.show]);
  expect(rowValue(both, "tuition", finished)).toMatchObject({ ...tuition, text: "X 250" });
});

test("a master's with lines of its own names its own place", () => {
  const master = [{ ...line("Master's tuition", "x.tuition.master", [250]), instead: "Tuition" }];
  const bill = billOfLevel({ ...both, bill: { ...both.bill, master } }, "bachelor");
  expect(bill).toMatchObject({ scope: "Two towns", pay: [{ amounts: [250] }, {}] });
  expect(billOfLevel(both, "class12")?.scope).toBe("One town");
});

test("after Class 12, or where nothing was said or is recorded, the bill stays as the guide has it", () => {
  for (const finished of ["class12", ""] as const) expect(billOfLevel(both, finished)).toEqual(both.bill);
  const none = countryWith();
  expect(billOfLevel(none, "bachelor")).toEqual(none.bill);
});

test("tuition that is recorded for another level only is an open line", () => {
  const open = { amounts: [], basis: null, facts: [], note: countriesWords.bill.otherLevel };
  expect(billOfLevel(countryWith(level("bachelor", 100)), "bachelor")?.pay[0]).toMatchObject(open);
  const bill = { ...both.bill, master: [line("A whole master's", "x.tuition.master", [250])] };
  expect(billOfLevel({ ...both, bill }, "bachelor")?.pay[0]).toMatchObject(open);
});

test("where each institution sets its own, an amount is an example, in both currencies", () => {
  const rates = {
    perEuro: Object.entries({ INR: 100, AUD: 2 }).map(([code, rate]) => ({ code, rate })),
    pegs: [],
  };
  const example = (amounts: readonly number[]) => {
    const number = { ...both.number, statement: "set by the university", text: "AUD", amounts };
    const value = rowValue({ numbers: [number] }, "tuition", "");
    return value && moneyWriter("INR", rates).example(value)?.replaceAll("\u00a0", " ");
  };
  expect(example([32_500])).toMatch(/^for example .+, ₹16\.3 lakh$/);
  expect(example([])).toBeUndefined();
});
