import { fill } from "../../../src/lib/fill";
import { languages } from "../../../src/lib/languages";
import { formattersFor, parentsLabels } from "../../../src/parents/node/say";

const rates = {
  perEuro: Object.entries({ INR: 100, AUD: 2, USD: 1.25 }).map(([code, rate]) => ({ code, rate })),
  pegs: [
    { code: "NPR", to: "INR", rate: 1.6 },
    { code: "AED", to: "USD", rate: 4 },
  ],
};
const all = ["en", "hi", "ta", "ml", "ne", "ar"] as const;

test("each language of the pages for parents is asked", () => {
  expect([...all].sort()).toEqual(Object.keys(languages).sort());
});

test.each(all)("in %s a lower bound says so and has no upper end", (language) => {
  const { sum } = formattersFor(language);
  const [range, from] = [false, true].map((isFrom) => sum([20_000, 40_000], "AUD", rates, isFrom));
  const least = sum([20_000], "AUD", rates, false);
  expect(range).not.toContain(least);
  expect(from).toContain(least);
  expect(from?.length).toBeGreaterThan(least.length);
});

test.each([
  ["en", "0.91\u20131.6"],
  ["hi", "0.91\u20131.6"],
  ["ne", "१.४\u2013२.५"],
] as const)("in %s both ends of a sum are in crores once one reaches a crore", (language, amount) => {
  const crores = fill(parentsLabels[language].money.crore, { amount });
  expect(formattersFor(language).sum([181_000, 315_000], "AUD", rates, false)).toBe(crores);
});
