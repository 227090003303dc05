import fc from "fast-check";
import { type CompareCountry, costAtHome, knownCost, rowValue } from "../../../src/compare/country-values";
import { costReason, moneyWriter } from "../../../src/compare/reasons";
import { groupsOf } from "../../../src/compare/sort-countries";
import { homeCurrencies } from "../../../src/money/home-money";
import { type Answers, budgetOf, choices, noAnswers } from "../../../src/star/answers";

const perEuro = Object.entries({ INR: 100, AUD: 2 }).map(([code, rate]) => ({ code, rate }));
const rates = { perEuro, pegs: [{ code: "NPR", to: "INR", rate: 1.6 }] };

type Number = CompareCountry["numbers"][number];

const unsaid = { note: null, short: null, basis: null, compared: null, link: null, levels: [] };
const number = (row: Number["row"], amounts: readonly number[], more: Partial<Number> = {}): Number => ({
  ...unsaid,
  row,
  says: amounts.length === 0 ? "set by the school" : null,
  text: `AUD ${amounts.join(" to ")}`,
  amounts,
  currency: amounts.length === 0 ? null : "AUD",
  facts: amounts.length === 0 ? [] : [{ jsonId: `xx.${row}`, state: "read", note: null }],
  ...more,
});

const pictures = { image: { childImageSharp: null }, stamp: { childImageSharp: null } };
const country = (name: string, numbers: readonly Number[]): CompareCountry => ({
  ...pictures,
  slug: name.toLowerCase(),
  name,
  path: `/countries/${name}`,
  numbers,
});

const amounts = fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 2 });
const drawn = fc
  .record({ name: fc.string({ minLength: 1 }), funds: amounts, tuition: amounts, hours: fc.option(fc.nat()) })
  .map(({ name, funds, tuition, hours }) => {
    const work = number("work", [1], { currency: null, amounts: [], compared: hours });
    return country(name, [number("funds", funds), number("tuition", tuition), work]);
  });
const answered: fc.Arbitrary<Answers> = fc.record({
  f: fc.constantFrom("" as const, ...choices.f),
  m: fc.constantFrom("" as const, ...choices.m),
  p: fc.constantFrom("" as const, ...choices.p),
});

/** Rupees as a page shows them: from one lakh on in tenths of a lakh, below with three digits. */
const shownAs = (rupees: number) =>
  rupees >= 100_000 ? Math.round(rupees / 10_000) * 10_000 : Number(rupees.toPrecision(3));

test("every country stands in one group, and those within what was said cost no more by an own calculation", () => {
  fc.assert(
    fc.property(fc.array(drawn), answered, (countries, answers) => {
      const groups = groupsOf(countries, answers, rates);
      const members = groups.flatMap(({ kind, countries }) => countries.map((one) => ({ kind, one })));
      expect(members).toHaveLength(countries.length);
      expect(new Set(members.map(({ one }) => one)).size).toBe(countries.length);
      const budget = budgetOf(answers);
      for (const { kind, one } of members) {
        const known = one.numbers.slice(0, 2).flatMap(({ amounts }) => amounts[0] ?? []);
        const rupees = known.reduce((sum, amount) => sum + shownAs(amount * 50), 0);
        if (budget === undefined) expect(kind).toBe("all");
        else if (rupees > budget) expect(kind).toBe("above");
        else expect(kind).toBe(known.length === 2 ? "within" : "unknown");
      }
    }),
  );
});

test("what is not known never counts as nought, and comes last", () => {
  const cheap = country("Cheap", [number("funds", [1]), number("tuition", [])]);
  const dear = country("Dear", [number("funds", [9000]), number("tuition", [100])]);
  const silent = country("Asks", [number("funds", []), number("tuition", [])]);
  expect(knownCost(silent, "")).toBeUndefined();
  expect(costAtHome(undefined, "INR", rates)).toBeUndefined();
  const [all] = groupsOf([silent, dear, cheap], { ...noAnswers, p: "cost" }, rates);
  // A part of a cost is no low cost.
  expect(all?.countries).toEqual([dear, silent, cheap]);
  const dearTuition = country("Lists", [number("funds", []), number("tuition", [30_000])]);
  const groups = groupsOf([silent, dear, cheap, dearTuition], { ...noAnswers, m: "10" }, rates);
  const named = groups.map(({ kind, countries }) => `${kind}: ${countries.map(({ name }) => name)}`);
  expect(named).toEqual(["within: Dear", "above: Lists", "unknown: Asks,Cheap"]);
});

test("a figure for the visitor's own studies takes the row's place", () => {
  const none = { basis: null, compared: null, note: null };
  const levels = [
    { ...none, level: "bachelor", fact: "xx.bachelor", text: "AUD 100", amounts: [100] },
    { ...none, level: "master", fact: "xx.master", text: "AUD 70", amounts: [70] },
  ];
  const facts = levels.map(({ fact }) => ({ jsonId: fact, state: "read", note: null }));
  const tuition = number("tuition", [100], { levels, facts, short: "bachelor's" });
  const land = country("Land", [number("funds", [1000]), tuition]);
  const short = "bachelor's";
  expect(rowValue(land, "tuition", "class12")).toMatchObject({ fact: "xx.bachelor", amounts: [100], short });
  // The row's short note is its first figure's.
  const master = { fact: "xx.master", amounts: [70], short: undefined };
  expect(rowValue(land, "tuition", "working")).toMatchObject(master);
  expect(knownCost(land, "bachelor")).toMatchObject({ funds: [1000], tuition: [70] });
});

test("why a country stands where it stands is said without a hole, in every home currency", () => {
  fc.assert(
    fc.property(drawn, answered, fc.constantFrom(...homeCurrencies), (one, { f }, home) => {
      const money = moneyWriter(home, rates);
      const reason = costReason(one, f, money, true);
      expect(reason).not.toMatch(/NaN|undefined|null|\{|-\d/);
      expect(reason).not.toBe("");
      expect(costReason(one, f, money, false) ?? reason).toBe(reason);
    }),
  );
});

test("the sum that is shown is the sum of the parts that are shown", () => {
  const land = country("Land", [number("funds", [31_900]), number("tuition", [32_500])]);
  const money = moneyWriter("INR", rates);
  expect(costReason(land, "", money, false)?.replaceAll("\u00a0", " ")).toBe(
    "To show and tuition: ₹32.3 lakh a year",
  );
});

test("where each institution sets its own, an amount is an example, in both currencies", () => {
  const money = moneyWriter("INR", rates);
  const says = "set by the university";
  const numbers = [number("tuition", [32_500], { says }), number("tuition", [], { says })];
  const [set, none] = numbers.map((one) => rowValue(country("Land", [one]), "tuition", ""));
  if (!set || !none) throw new Error("no value");
  expect(money.example(set)?.replaceAll("\u00a0", " ")).toMatch(/^for example .+, ₹16\.3 lakh$/);
  expect(money.example(none)).toBeUndefined();
});
