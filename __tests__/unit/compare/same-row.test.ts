import type { RowValue } from "../../../src/compare/country-values";
import { sameRow } from "../../../src/compare/same-row";

const said = (text: string): RowValue => ({ text, isSaid: true, amounts: [] });
const example = { text: "1", amounts: [1], currency: "EUR" };
const figure: RowValue = { text: "20 hours", isSaid: false, amounts: [], fact: "x.hours", state: "read" };

test("what all countries say is one statement, in which who decides may have another name", () => {
  const [both, of] = [said("not published"), (name: string) => said(`set by the ${name}`)];
  expect(sameRow([both, both])).toEqual({ statement: "not published", last: [] });
  const last = ["institution", "college"];
  expect(sameRow(last.map(of))).toEqual({ statement: "set by the", last });
});

test.each([
  ["a figure", [said("not published"), figure]],
  ["another saying", [said("set by the college"), said("not published")]],
  ["a country without the row", [said("not published"), undefined]],
  ["an example", [said("set by you"), { ...said("set by you"), example }]],
  ["one country alone", [said("not published")]],
  ["single words that differ", [said("July"), said("August")]],
])("%s is no statement for all", (_, values) => {
  expect(sameRow(values)).toBeUndefined();
});
