import fc from "fast-check";
import { comparisonQuery, MOST, parseComparison } from "../../../src/compare/compare-address";
import { choices } from "../../../src/star/answers";

const slugs = ["atlantis", "elsewhere", "lemuria", "mu", "thule"];

const comparisons = fc.record({
  f: fc.constantFrom("" as const, ...choices.f),
  m: fc.constantFrom("" as const, ...choices.m),
  p: fc.constantFrom("" as const, ...choices.p),
  c: fc.uniqueArray(fc.constantFrom(...slugs), { maxLength: MOST }),
});

test("an address that the page writes is read as it was written, and the page as it is has none", () => {
  expect(comparisonQuery(parseComparison("", slugs))).toBe("");
  fc.assert(
    fc.property(comparisons, (comparison) => {
      expect(parseComparison(comparisonQuery(comparison), slugs)).toEqual(comparison);
    }),
  );
});

test("countries may stand in a list or each for itself, and keep their order", () => {
  expect(parseComparison("?c=thule,mu", slugs).c).toEqual(["thule", "mu"]);
  expect(parseComparison("?c=thule&c=mu&c=thule", slugs).c).toEqual(["thule", "mu"]);
  // As the page wrote it when it had two views.
  expect(comparisonQuery(parseComparison("?m=20&v=side&c=thule,mu", slugs))).toBe("m=20&c=thule,mu");
  expect(parseComparison(`?c=${slugs.join()}`, slugs).c).toEqual(slugs.slice(0, MOST));
});

test("an address that a chat or a person has changed a little is read all the same", () => {
  expect(parseComparison("?c=Thule,%20ATLANTIS).", slugs).c).toEqual(["thule", "atlantis"]);
});
