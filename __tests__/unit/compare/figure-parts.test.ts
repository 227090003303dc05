import { figureParts } from "../../../src/compare/figure-value";

test.each([
  ["up to 48 hours per fortnight", "up to", "48 hours", "per fortnight", true],
  ["up to 3 years", "up to", "3 years", "", true],
  ["about 25 working days", "about", "25 working days", "", false],
  ["18 months", "exact", "18 months", "", false],
  ["only with a permit", "exact", "only with a permit", "", false],
  ["for the whole stay", undefined, "for the whole stay", "", false],
])("%s", (text, basis, number, span, isMost) => {
  const parts = figureParts(text, basis);
  expect(parts).toMatchObject({ number, span, isMost });
  expect([parts.before, parts.number, parts.span].filter(Boolean).join(" ")).toBe(text);
});
