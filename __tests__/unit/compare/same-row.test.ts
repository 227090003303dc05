import type { RowValue } from "../../../src/compare/country-values";
import { sameRow } from "../../../src/compare/same-row";

const said = (text: string): RowValue => ({ text, isSaid: true, amounts: [] });
const figure: RowValue = { text: "20 hours", isSaid: false, amounts: [], fact: "x.hours", state: "read" };

test("what all countries say is one statement", () => {
  expect(sameRow([said("not published"), said("not published")])).toEqual({
    statement: "not published",
    last: [],
  });
});

test("who decides may have another name from country to country", () => {
  expect(sameRow([said("set by the institution"), said("set by the college")])).toEqual({
    statement: "set by the",
    last: ["institution", "college"],
  });
});

test.each([
  ["a figure", [said("not published"), figure]],
  ["another saying", [said("set by the college"), said("not published")]],
  ["a country without the row", [said("not published"), undefined]],
  [
    "an example",
    [said("set by you"), { ...said("set by you"), example: { text: "1", amounts: [1], currency: "EUR" } }],
  ],
  ["one country alone", [said("not published")]],
  ["single words that differ", [said("July"), said("August")]],
])("%s is no statement for all", (_, values) => {
  expect(sameRow(values)).toBeUndefined();
});
