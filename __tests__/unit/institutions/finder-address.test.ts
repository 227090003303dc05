import fc from "fast-check";
import { filterQuery, noFilter, parseFilter } from "../../../src/institutions/finder-address";
import { keyOf } from "../../../src/lib/query";

const choices = {
  country: ["atlantis", "new-lemuria", "thule"],
  kind: ["university", "branch"],
};

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

test("any address at all is read as a choice that can be shown", () => {
  const known = [...choices.country, ...choices.kind, choices.country.join()];
  const value = fc.oneof(fc.string(), fc.constantFrom(...known));
  const parts = fc.array(fc.tuple(fc.constantFrom("q", "country", "kind", "city", "x"), value));
  const built = parts.map((all) => new URLSearchParams(all).toString());
  fc.assert(
    fc.property(fc.oneof(fc.string(), built), (address) => {
      const { q, country, kind } = parseFilter(address, choices);
      expect(q.length).toBeLessThanOrEqual(80);
      expect(choices.country.filter((one) => country.includes(one))).toEqual(country);
      expect(choices.kind.filter((one) => kind.includes(one))).toEqual(kind);
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
