import { comparableValue } from "../../../src/figures/node/comparable-value";
import { factOf } from "../build/fact-of";

const fact = (value: string, unit: string, validUntil?: string) =>
  factOf({ id: "xx.work.hours", topic: "work", value, unit, basis: "up to", validUntil });

test.each([
  ["work", "48", "hours per fortnight", 24],
  ["work", "20", "hours a week", 20],
  ["stay", "18", "months", 1.5],
  ["stay", "1", "year", 1],
  ["stay", "3", "years", 3],
  ["stay", "60", "days", undefined],
  ["work", "only with a permit", "hours a week", undefined],
  ["work", "5,750", "AUD", undefined],
] as const)("among the values of %s, %s %s is %s", (row, value, unit, expected) => {
  expect(comparableValue(row, { fact: fact(value, unit), isNought: false }, "2026-11-22")).toBe(expected);
});

test("no work is nought; a figure that has ended is no value", () => {
  expect(comparableValue("work", { isNought: true }, "2026-11-22")).toBe(0);
  const ended = fact("20", "hours a week", "2026-11-21");
  expect(comparableValue("work", { fact: ended, isNought: false }, "2026-11-22")).toBeUndefined();
});
