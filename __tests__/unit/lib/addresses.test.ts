import fc from "fast-check";
import { comparisonQuery, parseComparison } from "../../../src/compare/compare-address";
import { filterQuery, parseFilter } from "../../../src/institutions/finder-address";
import { keyOf } from "../../../src/lib/query";
import { choices } from "../../../src/star/criteria";
import { MAX_COUNTRIES, MAX_INSTITUTIONS, parsePlan, planQuery } from "../../../src/star/plan";

const NAMES = ["atlantis", "elsewhere-city", "lemuria", "mu", "thule-2", "x"];
const finder = { country: NAMES, kind: ["university", "branch"] };
const [f, m, p] = [
  fc.constantFrom("" as const, ...choices.finished),
  fc.constantFrom("" as const, ...choices.budget),
  fc.constantFrom("" as const, ...choices.priority),
];
const finders = fc.record({
  q: fc.string({ maxLength: 80 }),
  country: fc.subarray(finder.country),
  kind: fc.subarray(finder.kind),
});
const chosen = fc.uniqueArray(fc.constantFrom(...NAMES), { maxLength: MAX_COUNTRIES });
const comparisons = fc.record({ finished: f, budget: m, priority: p, countries: chosen });

test("an address is read as it was written, and a page without choices has none", () => {
  expect([
    comparisonQuery(parseComparison("", NAMES)),
    filterQuery(parseFilter("", finder)),
    planQuery(parsePlan("")),
  ]).toEqual(["", "", ""]);
  fc.assert(
    fc.property(finders, comparisons, (filter, comparison) => {
      expect(parseFilter(`?${filterQuery(filter)}`, finder)).toEqual(filter);
      expect(parseComparison(`?${comparisonQuery(comparison)}`, NAMES)).toEqual(comparison);
    }),
  );
});

test("countries may stand in a list or each for itself, and keep their order; what is too much is left out", () => {
  for (const search of ["?c=mu,lemuria", "?c=mu&c=lemuria&c=mu"])
    expect(parseComparison(search, NAMES).countries).toEqual(["mu", "lemuria"]);
  // The address format of an earlier version with two views.
  expect(comparisonQuery(parseComparison("?m=20&v=side&c=x,mu", NAMES))).toBe("m=20&c=x,mu");
  expect(parseComparison(`?c=${NAMES.join()}`, NAMES).countries).toEqual(NAMES.slice(0, MAX_COUNTRIES));
});

test.each([".", ")", "%29.", "%20", ")."])("an address is read all the same where a chat added %j", (end) => {
  expect(parsePlan(`?c=Thule-2,%20mu${end}`).countries).toEqual(["thule-2", "mu"]);
  expect(parseComparison(`?c=Mu,%20ATLANTIS${end}`, NAMES).countries).toEqual(["mu", "atlantis"]);
  expect(parseFilter(`?country=Mu, ATLANTIS${end}`, finder).country).toEqual(["atlantis", "mu"]);
  expect(parsePlan(`?c=Elsewhere%20City&s=2027-09${end}`)).toMatchObject({
    countries: ["elsewhere-city"],
    start: "2027-09",
  });
});

test("a country's key holds its name without accents and blanks", () => {
  expect(["New Zealand", "Côte d’Ivoire"].map(keyOf)).toEqual(["new-zealand", "cote-d-ivoire"]);
});

const OTHERS = ["2027-13", "2027-09", choices.finished[0] ?? "", "7", "0", "<b>", "__proto__"];

test("any text at all is read as a plan that can be shown, and is written so that it is read again", () => {
  const value = fc.oneof(fc.string(), fc.constantFrom(...NAMES, NAMES.join(), ...OTHERS));
  const parts = fc.array(fc.tuple(fc.constantFrom("c", "i", "s", "f", "m", "x"), value));
  const built = parts.map((all) => new URLSearchParams(all).toString());
  fc.assert(
    fc.property(fc.oneof(fc.string(), built), (text) => {
      const plan = parsePlan(text);
      expect([plan.countries.length <= MAX_COUNTRIES, plan.institutions.length <= MAX_INSTITUTIONS]).toEqual([
        true,
        true,
      ]);
      for (const all of [plan.countries, plan.institutions]) {
        expect(new Set(all).size).toBe(all.length);
        for (const name of all) expect(name).toMatch(/^[a-z0-9-]+$/);
      }
      expect(plan.start).toMatch(/^(?:20\d\d-(?:0[1-9]|1[0-2]))?$/);
      expect(["", ...choices.finished]).toContain(plan.finished);
      expect(plan.budget).toMatch(/^(?:[1-9]\d{0,2})?$/);
      expect(parsePlan(planQuery(plan))).toEqual(plan);
    }),
  );
});
