import { nearest, suggestion } from "../../../src/build/check/nearest";

const COUNTRIES = ["australia", "new-zealand", "singapore", "malaysia", "usa", "uk", "uae"];

test.each([
  ["australia", "australia", "the word itself"],
  ["austrlia", "australia", "a letter left out"],
  ["singapoer", "singapore", "two letters changed places"],
  ["newzealand", "new-zealand", "a hyphen left out"],
  ["Malaysia", "malaysia", "another case"],
  ["us", "usa", "a short word, and the first of those that are as near"],
])("%s means %s: %s", (word, meant) => {
  expect(nearest(word, COUNTRIES)).toBe(meant);
});

test.each(["germany", "antarctica", "statement-of-purpose"])("%s is like none of them", (word) => {
  expect(nearest(word, COUNTRIES)).toBeUndefined();
});

test("the suggestion is the end of a sentence, or nothing", () => {
  expect(suggestion("austrlia", COUNTRIES)).toBe('; did you mean "australia"?');
  expect(suggestion("germany", COUNTRIES)).toBe("");
});
