import { isHours, isWage, monthlyEarnings } from "../../../src/figures/node/earnings";
import { factOf } from "../build/fact-of";

const hours = (value: string, unit: string) => factOf({ value, unit });
const wage = factOf({ value: "12.71", unit: "GBP" });

test.each([
  ["a limit by the week", hours("20", "hours a week"), 1100],
  ["a limit by the fortnight", hours("48", "hours per fortnight"), 1320],
])("a month of work up to %s has the hours of 52 weeks in twelve months", (_what, limit, amount) => {
  expect(monthlyEarnings(limit, wage)).toEqual({ amount, currency: "GBP" });
});

test.each([
  ["hours of another time", hours("20", "hours a month")],
  ["hours that are no number", hours("none", "hours a week")],
  ["points", factOf({ value: "12.71", unit: "points" })],
])("%s are neither a limit nor a wage", (_what, fact) => {
  expect([isHours(fact), isWage(fact)]).toEqual([false, false]);
});
