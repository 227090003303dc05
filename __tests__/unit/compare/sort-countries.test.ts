import { type CompareCountry, firstYear } from "../../../src/compare/first-year";
import { moneyWriter } from "../../../src/compare/money-writer";
import { rowValue } from "../../../src/compare/row-value";
import { inOrder } from "../../../src/compare/sort-countries";
import { noAnswers } from "../../../src/star/answers";

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
  facts: amounts.length === 0 ? [] : [{ jsonId: `xx.${row}`, note: null }],
  ...more,
});

const pictures = { stamp: { childImageSharp: null } };
type Line = NonNullable<CompareCountry["bill"]>["pay"][number];

const line = (name: string, amounts: readonly number[], more: Partial<Line> = {}): Line => ({
  name,
  instead: null,
  part: "fee",
  note: null,
  amounts,
  currency: amounts.length > 0 ? "AUD" : null,
  basis: amounts.length > 0 ? "exact" : null,
  facts: amounts.length > 0 ? [{ jsonId: `xx.${name}` }] : [],
  ...more,
});
const country = (name: string, numbers: readonly Number[], pay?: readonly Line[]): CompareCountry => ({
  ...pictures,
  slug: name.toLowerCase(),
  name,
  path: `/countries/${name}`,
  numbers,
  bill: pay ? { scope: null, years: 3, masterYears: 1, show: [], pay, master: [] } : null,
});
/** A country whose bill has living costs, tuition and a visa that weighs little. */
const billed = (
  name: string,
  living: readonly number[],
  tuition: readonly number[],
  visa: readonly number[] = [],
) =>
  country(
    name,
    [number("funds", living), number("tuition", tuition)],
    [
      line("living", living, { part: "living" }),
      line("tuition", tuition),
      line("visa", visa, { part: "visa" }),
    ],
  );
const own = new Map();

test("what is not known never counts as nought, and comes last", () => {
  const cheap = billed("Cheap", [1], []);
  const dear = billed("Dear", [9000], [100]);
  const silent = billed("Asks", [], []);
  expect(firstYear(silent, "", own)).toBeUndefined();
  expect(firstYear(country("Unbilled", []), "", own)).toBeUndefined();
  const byCost = inOrder([silent, dear, cheap], { own, answers: { ...noAnswers, p: "cost" } }, rates);
  // A part of a cost is no low cost.
  expect(byCost.map((one) => one.country)).toEqual([dear, silent, cheap]);
  const dearTuition = billed("Lists", [], [30_000]);
  const said = { own, answers: { ...noAnswers, m: "10" } } as const;
  const named = inOrder([silent, dear, cheap, dearTuition], said, rates).map(
    (one) => `${one.country.name}: ${one.fit}`,
  );
  expect(named).toEqual(["Dear: within", "Asks: unknown", "Cheap: unknown", "Lists: unknown"]);
  // What the visitor wrote into a country's bill counts here, too.
  const written = new Map([["bill-cheap", { tuition: "90000" }]]);
  expect(inOrder([cheap], { ...said, own: written }, rates)).toMatchObject([{ fit: "above" }]);
});

test("a figure for the visitor's own studies takes the row's place", () => {
  const none = { basis: null, compared: null, note: null };
  const levels = [
    { ...none, level: "bachelor", fact: "xx.bachelor", text: "AUD 100", amounts: [100] },
    { ...none, level: "master", fact: "xx.master", text: "AUD 70", amounts: [70] },
  ];
  const facts = levels.map(({ fact }) => ({ jsonId: fact, note: null }));
  const tuition = number("tuition", [100], { levels, facts, short: "bachelor's" });
  const pay = [
    line("living", [1000], { part: "living" }),
    line("tuition", [100], { facts: [{ jsonId: "xx.bachelor" }] }),
  ];
  const land = country("Land", [number("funds", [1000]), tuition], pay);
  const short = "bachelor's";
  expect(rowValue(land, "tuition", "class12")).toMatchObject({ fact: "xx.bachelor", amounts: [100], short });
  // The row's short note is its first figure's.
  const master = { fact: "xx.master", amounts: [70], short: undefined };
  expect(rowValue(land, "tuition", "working")).toMatchObject(master);
  expect(firstYear(land, "bachelor", own)).toMatchObject({ year: [1070, 1070], currency: "AUD" });
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
