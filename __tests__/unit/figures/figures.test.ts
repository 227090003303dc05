import figuresWords from "../../../content/words/figures.json";
import { fact as definition, type Fact } from "../../../src/figures/definition";
import { comparableValue } from "../../../src/figures/node/comparable-value";
import { isHours, isWage, monthlyEarnings } from "../../../src/figures/node/earnings";
import { type FactState, stateOfFact } from "../../../src/figures/node/fact-state";
import { factText, figureParts, partsText, withAge, yearOf } from "../../../src/figures/node/fact-text";
import * as amounts from "../../../src/figures/node/row-amount";
import { figurePieces } from "../../../src/node/mdx/pieces/figures";

const written = (amount: amounts.RowAmount | undefined) => amount && { ...amount, text: partsText(amount) };
const rowAmount = (...given: Parameters<typeof amounts.rowAmount>) => written(amounts.rowAmount(...given));
const amountOn = (...given: Parameters<typeof amounts.amountOn>) => written(amounts.amountOn(...given));

const factOf = (more: Partial<Fact>): Fact =>
  definition.schema.parse({
    id: "xx.one",
    country: "xx",
    topic: "fee",
    label: "One",
    value: "1",
    basis: "exact",
    official: { name: "Office", url: "https://office.example" },
    reviewEveryDays: 90,
    ...more,
  });

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
  [
    "a floor and a ceiling",
    [of("9", "AUD", "up to"), of("5", "AUD", "from")],
    { sum: true },
    "about AUD 14",
    [14],
  ],
  ["hours", [of("48", "hours a fortnight", "up to")], {}, "up to 48 hours a fortnight", []],
  ["words", [of("only with a permit", undefined)], {}, "only with a permit", []],
])("a row shows %s", (_what, facts, rule, text, amounts) => {
  expect(rowAmount(facts, rule)).toMatchObject({ text, amounts });
});

test.each([
  ["hours in a span", of("48", "hours per fortnight", "up to"), "up to", "48 hours", "per fortnight"],
  ["a number in a span", of("2", "a year", "about"), "about", "2", "a year"],
  ["a value in words", of("only with a permit", undefined), "exact", "only with a permit", undefined],
  ["money", of("640", "AUD", "from"), "from", "AUD 640", undefined],
  ["a number that is open above", of("50+", "courses", "about"), "exact", "50+ courses", undefined],
])("the parts of %s", (_what, fact, basis, quantity, span) => {
  expect(figureParts(fact)).toEqual({ basis, quantity, span });
});

test("the age of a value stands behind all of its text", () => {
  const seen = { ...of("48", "hours per fortnight", "up to"), readOn: "2025-01-01" };
  const parts = { basis: "up to", quantity: "48 hours", span: "per fortnight (2025)" };
  expect(amountOn("2026-06-01", [seen], {})).toMatchObject(parts);
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

test("the figures that only explain a row neither end its value nor age it", () => {
  const ended = { ...of("776", "GBP"), validUntil: "2025-12-31" };
  const seen = { ...of("24,700", "GBP"), readOn: "2026-01-01" };
  expect(amountOn("2026-06-01", [seen, ended], {})).toMatchObject({ text: "GBP 24,700", amounts: [24_700] });
  expect(amountOn("2026-06-01", [seen, ended], { sum: true })?.amounts).toEqual([]);
});

test("a year stands once beside an amount that was looked up long ago, whatever explains or adds to it", () => {
  const [one, other] = ["24,700", "300"].map((value) => ({ ...of(value, "GBP"), readOn: "2025-01-01" }));
  if (!one || !other) throw new Error("two figures");
  expect(amountOn("2026-06-01", [one, other], {})?.text).toBe("GBP 24,700 (2025)");
  expect(amountOn("2026-06-01", [one, other], { sum: true })?.text).toBe("GBP 25,000 (2025)");
});

test("an amount is never below its floor", () => {
  const rent = [of("13,700 to 16,300", "AUD"), of("9,600 to 15,100", "AUD")];
  const floor = of("29,710", "AUD");
  expect(rowAmount(rent, { sum: true, floor })?.amounts).toEqual([29_710, 31_400]);
  expect(rowAmount(rent, { sum: true, floor, parts: 12 })?.text).toBe("about AUD 2,476 to 2,617");
  expect(rowAmount([of("20,000", "AUD")], { floor })?.text).toBe("AUD 29,710");
});

test("a value that changes every year says its year once it is older than that, and is due", () => {
  const fee = {
    ...of("524", "GBP"),
    effectiveFrom: "2025-04-09",
    yearly: true as const,
    readOn: "2026-03-01",
  };
  expect(amountOn("2026-04-09", [fee], {})).toMatchObject({ text: "GBP 524", year: undefined });
  expect(amountOn("2026-04-11", [fee], {})).toMatchObject({
    text: "GBP 524 (2025)",
    amounts: [524],
    year: "2025",
  });
  expect(stateOfFact(fee, "2026-04-09").state).toBe("holds");
  expect(stateOfFact(fee, "2026-04-11").state).toBe("due");
});

const compared = (value: string, unit: string, validUntil?: string) =>
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
  expect(comparableValue(row, { fact: compared(value, unit), isNought: false }, "2026-11-22")).toBe(expected);
});

test("no work is nought; a figure that has ended is no value", () => {
  expect(comparableValue("work", { isNought: true }, "2026-11-22")).toBe(0);
  const ended = compared("20", "hours a week", "2026-11-21");
  expect(comparableValue("work", { fact: ended, isNought: false }, "2026-11-22")).toBeUndefined();
});

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

const NoStyles = () => null;

test("a month's earnings say when their wage has ended, and are then not converted", () => {
  const rates = {
    perEuro: Object.entries({ INR: 100, USD: 1 }).map(([code, rate]) => ({ code, rate })),
    pegs: [],
  };
  const limit = factOf({ id: "xx.hours", value: "20", unit: "hours a week" });
  const pay = factOf({ id: "xx.wage", value: "10", unit: "USD", validUntil: "2026-12-31" });
  const facts = new Map([limit, pay].map((one) => [one.id, one]));
  const words = { texts: figuresWords.texts, rates };
  const on = (day: string) =>
    figurePieces.Earnings.draw({ hours: limit.id, wage: pay.id }, { day, facts, words, Styles: NoStyles });
  expect(on("2026-12-31")).toBe("about USD\u00a0870 (₹87,000) a month");
  expect(on("2027-01-01")).toBe("about USD\u00a0870 a month (until 31 Dec 2026)");
});

const standing = { country: "australia", reviewEveryDays: 90 };
const DAY = "2026-01-10";
const LATER = "2026-02-01";
const READ = { readOn: DAY };

type Given = Partial<Parameters<typeof stateOfFact>[0]>;
test.each<[what: string, given: Given, on: string, state: FactState, day: string | undefined]>([
  ["on the last day before the review", READ, "2026-04-10", "holds", DAY],
  ["on the day after", READ, "2026-04-11", "due", DAY],
  ["compared since it was read", { ...READ, confirmedOn: LATER }, "2026-04-11", "holds", LATER],
  ["read since it was compared", { ...READ, confirmedOn: "2025-06-01" }, LATER, "holds", DAY],
  ["read nowhere", {}, DAY, "due", undefined],
  ["of the company", { country: "company" }, DAY, "holds", undefined],
  ["on its last day", { ...READ, validUntil: LATER }, LATER, "holds", DAY],
  ["over, if compared since", { confirmedOn: "2026-02-02", validUntil: LATER }, "2026-02-02", "ended", LATER],
])("a figure %s has its state and its day", (_what, given, on, state, day) => {
  expect(stateOfFact({ ...standing, ...given }, on)).toEqual({ state, day });
});

test.each<[what: string, given: Given, on: string, text: string]>([
  ["of this year", READ, "2027-01-10", "AUD 5"],
  ["older than a year", READ, "2027-01-11", "AUD 5 (2026)"],
  ["that has ended", { ...READ, validUntil: LATER }, "2026-02-02", "AUD 5 (until 1 Feb 2026)"],
  ["of the company", { country: "company" }, DAY, "AUD 5"],
])("a value %s shows its age", (_what, given, on, text) => {
  expect(withAge("AUD 5", { ...standing, ...given }, on)).toBe(text);
});

test.each([
  { basis: "from", value: "2,500", unit: "AUD", text: "from AUD 2,500" },
  { basis: "exact", value: "29,710", unit: "AUD", text: "AUD 29,710" },
  { basis: "about", value: "1,500", unit: "NZD", text: "about NZD 1,500" },
  { basis: "up to", value: "48", unit: "hours a fortnight", text: "up to 48 hours a fortnight" },
  { basis: "exact", value: "8", unit: "state universities", text: "8 state universities" },
  { basis: "about", value: "30", unit: "%", text: "about 30 %" },
  { basis: "exact", value: "2523+", unit: undefined, text: "2523+" },
  { basis: "about", value: "22,000+", unit: "courses", text: "22,000+ courses" },
  { basis: "from", value: "10", unit: undefined, text: "from 10" },
  { basis: "exact", value: "3", unit: "GRE", text: "GRE 3" },
  { basis: "exact", value: "3", unit: "gre", text: "3 gre" },
  { basis: "about", value: "10", unit: "hours/a week", text: "about 10 hours/a week" },
] as const)("$basis $value $unit reads “$text”", ({ text, ...fact }) => {
  expect(factText(fact)).toBe(text);
});

test.each([
  { value: "24,700", note: "a year in 2026/27, at one university", year: "2026/27" },
  { value: "524", note: "it rises nearly every April", effectiveFrom: "2025-04-09", year: "2025" },
  { value: "29,710", note: "one student", year: undefined },
  { value: "31 March 2026", note: "since 2025", year: undefined },
])("of $value, $note, a list says the year $year", ({ year, ...fact }) => {
  expect(yearOf(fact)).toBe(year);
});
