import { sumsOf } from "../../../src/ui/sheet/sums";

const groups = [
  { times: 1, isLiving: false, lines: [{ id: "flight" }, { id: "tuition" }] },
  { times: 12, isLiving: true, lines: [{ id: "rent" }, { id: "food" }] },
];

test("what is paid monthly counts twelve times, and a tenth is added as margin", () => {
  const sums = sumsOf(groups, { flight: "1,000", tuition: "9000", rent: "500", food: "333.50" });
  const totals = { lines: 20_002, margin: 2000.2, total: 22_002.2, living: 10_002 };
  expect(sums).toEqual({ ...totals, groups: [10_000, 10_002] });
});

test("what is empty or no amount counts as nought", () => {
  expect(sumsOf(groups, { flight: "much", rent: "-4", food: "" }).total).toBe(0);
});
