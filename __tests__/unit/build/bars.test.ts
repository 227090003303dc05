import type { Fact } from "../../../src/figures/definition";
import { type BarSource, barsOf, barValue } from "../../../src/figures/node/bars";
import { factOf } from "./fact-of";

const fact = (value: string, unit: string, more: Partial<Fact> = {}) =>
  factOf({ id: "xx.work.hours", topic: "work", value, unit, basis: "up to", ...more });

const source = (name: string, more: Partial<BarSource> = {}): BarSource => {
  return { name, code: name.slice(0, 2).toUpperCase(), isOwn: false, isNought: false, ...more };
};

test.each([
  ["work", "48", "hours per fortnight", 24],
  ["work", "20", "hours a week", 20],
  ["stay", "18", "months", 1.5],
  ["stay", "1", "year", 1],
  ["stay", "3", "years", 3],
  ["stay", "60", "days", undefined],
  ["work", "only with a permit", "hours a week", undefined],
  ["work", "5,750", "AUD", undefined],
] as const)("in bars of %s, %s %s is %s", (row, value, unit, expected) => {
  expect(barValue(row, { value, unit })).toBe(expected);
});

test("bars stand by value, then by name; nought after them, countries without a value last", () => {
  const bars = barsOf(
    "work",
    [
      source("Westland", { isNought: true, note: "only in breaks" }),
      source("Anywhere"),
      source("Zealand", { fact: fact("20", "hours a week") }),
      source("Northland", { fact: fact("48", "hours per fortnight"), isOwn: true }),
      source("Eastland", { fact: fact("20", "hours a week") }),
    ],
    "2026-11-22",
  );
  expect(bars.map(({ name }) => name)).toEqual(["Northland", "Eastland", "Zealand", "Westland", "Anywhere"]);
  expect(bars.map(({ value }) => value)).toEqual([24, 20, 20, 0, undefined]);
  expect(bars[3]).toMatchObject({ note: "only in breaks" });
  expect(bars[0]).toMatchObject({
    isOwn: true,
    text: "up to 48 hours per fortnight",
    figure: { value: "48", unit: "hours per fortnight" },
    isAveraged: true,
  });
  expect(bars[1]).toMatchObject({ isAveraged: false });
});

test("a figure that has ended is no value", () => {
  const ended = fact("20", "hours a week", { validUntil: "2026-11-21" });
  expect(barsOf("work", [source("Northland", { fact: ended })], "2026-11-22")[0]?.value).toBeUndefined();
});
