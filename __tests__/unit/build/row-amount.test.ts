import { fact } from "../../../src/build/content-types/fact";
import { rowAmount } from "../../../src/build/facts/row-amount";

const of = (value: string, unit: string | undefined, basis = "exact") =>
  fact.schema.parse({
    id: "xx.one",
    country: "xx",
    topic: "fee",
    label: "One",
    value,
    unit,
    basis,
    official: { name: "Authority", url: "https://authority.test" },
    reviewEveryDays: 90,
  });

test.each([
  ["one amount", [of("22,895", "CAD")], {}, "CAD 22,895", [22895]],
  ["the sum of several", [of("150", "CAD"), of("85", "CAD")], { sum: true }, "CAD 235", [235]],
  ["months of an amount", [of("1,570", "GBP")], { times: 9 }, "GBP 14,130", [14130]],
  ["a part of an amount", [of("20,000", "NZD")], { parts: 12 }, "about NZD 1,667", [1667]],
  [
    "a part of a range",
    [of("13,900 to 15,920", "USD", "about")],
    { parts: 9 },
    "about USD 1,544 to 1,769",
    [1544, 1769],
  ],
  ["a range", [of("1,150 to 3,400", "SGD", "about")], {}, "about SGD 1,150 to 3,400", [1150, 3400]],
  ["an amount with a floor", [of("2,500", "AUD", "from")], {}, "from AUD 2,500", [2500]],
  [
    "a sum with an open end",
    [of("150", "CAD"), of("85", "CAD", "from")],
    { sum: true },
    "from CAD 235",
    [235],
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
  expect(() => rowAmount([of("150", "CAD"), of("85", "USD")], { sum: true })).toThrow(/one currency/);
});
