import fc from "fast-check";
import { countryKey, filterQuery, noFilter, parseFilter } from "../../../src/institutions/finder-address";

const choices = {
  country: ["atlantis", "new-lemuria", "thule"],
  kind: ["university", "branch"],
  city: ["St. Brandan’s", "Port & Quay", "100 % Bay", "Thule City"],
};

const filters = fc.record({
  q: fc.string({ maxLength: 80 }).map((text) => text.trim()),
  country: fc.subarray(choices.country),
  kind: fc.subarray(choices.kind),
  city: fc.constantFrom("", ...choices.city),
});

test("an address that the page writes is read as it was written", () => {
  fc.assert(
    fc.property(filters, (filter) => {
      expect(parseFilter(filterQuery(filter), choices)).toEqual(filter);
      expect(parseFilter(`?${filterQuery(filter)}`, choices)).toEqual(filter);
    }),
  );
});

test("any address at all is read as a choice that can be shown", () => {
  const value = fc.oneof(
    fc.string(),
    fc.constantFrom(...choices.country, ...choices.kind, ...choices.city, choices.country.join()),
  );
  const parts = fc.array(fc.tuple(fc.constantFrom("q", "country", "kind", "city", "x"), value));
  fc.assert(
    fc.property(fc.oneof(fc.string(), parts), (address) => {
      const search =
        typeof address === "string"
          ? address
          : new URLSearchParams(address.map(([name, said]) => [name, said])).toString();
      const { q, country, kind, city } = parseFilter(search, choices);
      expect(q.length).toBeLessThanOrEqual(80);
      expect(q).toBe(q.trim());
      expect(choices.country.filter((one) => country.includes(one))).toEqual(country);
      expect(choices.kind.filter((one) => kind.includes(one))).toEqual(kind);
      expect(["", ...choices.city]).toContain(city);
    }),
  );
});

test("the page as it is has a bare address", () => {
  expect(filterQuery(parseFilter("", choices))).toBe("");
  expect(parseFilter("?country=mu&kind=school&city=Mu", choices)).toEqual(noFilter);
});

test("countries may stand in a list or each for itself", () => {
  for (const search of ["?country=thule,atlantis", "?country=thule&country=atlantis"])
    expect(parseFilter(search, choices).country).toEqual(["atlantis", "thule"]);
});

test("a country's key holds its name without accents and blanks", () => {
  expect(countryKey("New Zealand")).toBe("new-zealand");
  expect(countryKey("Côte d’Ivoire")).toBe("cote-d-ivoire");
});
