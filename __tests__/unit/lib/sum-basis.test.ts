import { sumBasis } from "../../../src/figures/node/row-amount";

test.each([
  [[], "exact"],
  [["exact", "exact"], "exact"],
  [["exact", "about"], "about"],
  [["exact", "from", "about"], "from"],
  [["up to", "exact"], "up to"],
  [["up to", "from"], "about"],
])("a sum of %j is %s", (bases, expected) => {
  expect(sumBasis(bases)).toBe(expected);
});
