import countriesWords from "../../../content/words/countries.json";
import { billAt, countedBill } from "../../../src/bill/bills";
import { lineAt } from "../../../src/bill/node";

const written = (name: string, facts: readonly string[] = [], instead?: string) => ({
  ...{ name, facts: [...facts], part: "fee" as const },
  ...(instead && { instead }),
});
const fee = (level: "bachelor" | "master") => ({
  jsonId: `x.tuition.${level}`,
  level,
  note: `for a ${level}'s`,
});
const tuition = written("Tuition", ["x.tuition.bachelor"]);
const flight = written("Flight");

test("a master's line takes the place of the line that it names, for a master's only", () => {
  const master = [written("Master's tuition", ["x.tuition.master"], "Tuition")];
  const levelled = { master, tuition: [fee("bachelor")] };
  expect(lineAt("master", tuition, levelled)).toBe(master[0]);
  expect(lineAt("bachelor", tuition, levelled)).toBe(tuition);
});

test("without such a line, a line with the tuition row's figure of one level has that of the other", () => {
  const levelled = { master: [], tuition: [fee("bachelor"), fee("master")] };
  const other = { ...tuition, facts: ["x.tuition.master"], note: "for a master's" };
  expect(lineAt("master", tuition, levelled)).toEqual(other);
  expect(lineAt("bachelor", tuition, levelled)).toBe(tuition);
  expect(lineAt("master", flight, levelled)).toBe(flight);
});

test("tuition that is recorded for another level only is an open line; a whole master's is no tuition of a year", () => {
  const open = { ...tuition, facts: [], note: countriesWords.bill.otherLevel };
  expect(lineAt("master", tuition, { master: [], tuition: [fee("bachelor")] })).toEqual(open);
  const master = [written("A whole master's", ["x.tuition.master"])];
  expect(lineAt("master", tuition, { master, tuition: [fee("bachelor"), fee("master")] })).toEqual(open);
});

const line = (name: string, level: "bachelor" | "master" | null, amount: number, part = "fee") => ({
  ...{ group: "pay" as const, ahead: null, note: null, basis: null },
  ...{ name, level, part, amounts: [amount] },
});
const terms = { caveat: null, scope: null };
const bills = {
  currency: "AUD",
  levels: [
    { ...terms, level: "bachelor" as const, years: 3 },
    { ...terms, level: "master" as const, years: 2, scope: "Two towns" },
  ],
  lines: [
    line("Tuition", "bachelor", 100),
    line("Master's tuition", "master", 200),
    line("Living", null, 10, "living"),
    line("Visa", null, 8, "visa"),
    { ...line("A whole master's", null, 600), group: "whole" as const },
  ],
};

test("each level has its lines, those of both, its years and its place; a whole master's is in no sum", () => {
  expect(countedBill(billAt(bills, "bachelor"))).toMatchObject({ year: [118, 118], degree: [338, 338] });
  const master = countedBill(billAt(bills, "master"));
  expect(master).toMatchObject({ year: [218, 218], degree: [428, 428], scope: "Two towns", currency: "AUD" });
});
