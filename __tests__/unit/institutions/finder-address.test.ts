import fc from "fast-check";
import { filterQuery, noFilter, parseFilter } from "../../../src/institutions/finder-address";
import { keyOf } from "../../../src/lib/query";

const choices = { country: ["atlantis", "new-lemuria", "thule"], kind: ["university", "branch"] };

const filters = fc.record({
  q: fc.string({ maxLength: 80 }),
  country: fc.subarray(choices.country),
  kind: fc.subarray(choices.kind),
});

test("an address that the page writes is read as it was written, and the page as it is has none", () => {
  expect(filterQuery(noFilter)).toBe("");
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseFilter(filterQuery(filter), choices)).toEqual(filter);
      expect(parseFilter(`?${filterQuery(filter)}`, choices)).toEqual(filter);
    }),
  );
});

test("countries may stand in a list or each for itself", () => {
  for (const search of [
    "?country=thule,atlantis",
    "?country=thule&country=atlantis",
    "?country=Thule, ATLANTIS).",
  ])
    expect(parseFilter(search, choices).country).toEqual(["atlantis", "thule"]);
});

test("a country's key holds its name without accents and blanks", () => {
  expect(["New Zealand", "Côte d’Ivoire"].map(keyOf)).toEqual(["new-zealand", "cote-d-ivoire"]);
});
