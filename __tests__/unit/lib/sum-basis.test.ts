import { lowerEnd, sumBasis } from "../../../src/lib/sum-basis";

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

test("of a range the lower end counts, and says that it may be more", () => {
  expect(lowerEnd([1150, 3400], "about")).toEqual({ amount: 1150, basis: "from" });
  expect(lowerEnd([150], "about")).toEqual({ amount: 150, basis: "about" });
  expect(lowerEnd([], "exact")).toBeUndefined();
});
