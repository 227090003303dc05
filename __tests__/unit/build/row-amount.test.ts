import type { Fact } from "../../../src/figures/definition";
import { amountOn, rowAmount } from "../../../src/figures/node/row-amount";
import { factOf } from "./fact-of";

const of = (value: string, unit: string | undefined, basis: Fact["basis"] = "exact") =>
  factOf({ value, unit, basis });
const [permit, biometrics] = [of("150", "CAD"), of("85", "CAD")];

test.each([
  ["one amount", [of("22,895", "CAD")], {}, "CAD 22,895", [22895]],
  ["the sum of several", [permit, biometrics], { sum: true }, "CAD 235", [235]],
  ["months of an amount", [of("1,570", "GBP")], { times: 9 }, "GBP 14,130", [14130]],
  ["a part of an amount", [of("20,000", "NZD")], { parts: 12 }, "about NZD 1,667", [1667]],
  ["part of a range", [of("900 to 1,800", "USD", "about")], { parts: 9 }, "about USD 100 to 200", [100, 200]],
  ["a range", [of("1,150 to 3,400", "SGD", "about")], {}, "about SGD 1,150 to 3,400", [1150, 3400]],
  ["an amount with a floor", [of("2,500", "AUD", "from")], {}, "from AUD 2,500", [2500]],
  ["a sum with an open end", [permit, of("85", "CAD", "from")], { sum: true }, "from CAD 235", [235]],
  [
    "a sum of ranges",
    [of("900 to 1,800", "USD"), of("100", "USD"), of("50 to 60", "USD", "about")],
    { sum: true },
    "about USD 1,050 to 1,960",
    [1050, 1960],
  ],
  ["hours", [of("48", "hours a fortnight", "up to")], {}, "up to 48 hours a fortnight", []],
  ["words", [of("only with a permit", undefined)], {}, "only with a permit", []],
])("a row shows %s", (_what, facts, rule, text, amounts) => {
  expect(rowAmount(facts, rule)).toMatchObject({ text, amounts });
});

test("a row without figures has no value", () => {
  expect(rowAmount([], {})).toBeUndefined();
});

test("amounts of two currencies are not added", () => {
  expect(() => rowAmount([permit, of("85", "USD")], { sum: true })).toThrow(/one currency/);
});

test("an amount that holds no more is still shown, but is no number", () => {
  const over = { ...of("1,483", "GBP"), validUntil: "2025-11-10" };
  expect(amountOn("2025-11-10", [over], {})).toMatchObject({ text: "GBP 1,483", amounts: [1483] });
  expect(amountOn("2025-11-11", [over], {})).toMatchObject({
    text: "GBP 1,483 (until 10 Nov 2025)",
    amounts: [],
  });
});
