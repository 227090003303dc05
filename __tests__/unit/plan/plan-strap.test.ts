import { strapBars } from "../../../src/plan/plan-strap";

const stage = (name: string, first: number, last: number, isLate = false) => {
  return { name, text: "", isPlan: true, first, last, isLate };
};
const barsOf = (start: number, ...stages: ReturnType<typeof stage>[]) =>
  strapBars({ start, stages }, 100).map(({ name, from, to }) => `${name} ${from} to ${to}`);

test("stages follow each other, from this month to the first class", () => {
  const bars = barsOf(108, stage("Test", 95, 97, true), stage("Apply", 98, 102), stage("Fly", 106, 108));
  expect(bars).toEqual(["Test 0 to 1", "Apply 1 to 3", "Fly 6 to 8"]);
});

test("a stage in the months of the one before it has no bar of its own", () => {
  const bars = barsOf(110, stage("Apply", 101, 104), stage("Offer", 103, 104), stage("Visa", 104, 106));
  expect(bars).toEqual(["Apply 1 to 5", "Visa 5 to 7"]);
});
