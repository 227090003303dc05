import { monthlyEarnings } from "../../../src/figures/node/earnings";
import { factOf } from "../build/fact-of";

const hours = (value: string, unit: string) => factOf({ value, unit });
const wage = factOf({ value: "12.71", unit: "GBP" });

test.each([
  ["a limit by the week", hours("20", "hours a week"), 1100],
  ["a limit by the fortnight", hours("48", "hours per fortnight"), 1320],
])(
  "a month of work up to %s comes to that many hours of 52 weeks in twelve months",
  (_what, limit, amount) => {
    expect(monthlyEarnings(limit, wage)).toEqual({ amount, currency: "GBP" });
  },
);

test.each([
  ["another unit", hours("20", "hours a month"), wage],
  ["no number", hours("none", "hours a week"), wage],
  ["a wage that is no money", hours("20", "hours a week"), factOf({ value: "12.71", unit: "points" })],
])("%s gives no sum", (_what, limit, pay) => {
  expect(monthlyEarnings(limit, pay)).toBeUndefined();
});
