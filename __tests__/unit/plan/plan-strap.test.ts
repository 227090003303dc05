import { strapBars } from "../../../src/plan/plan-strap";

const stage = (name: string, first: number, last: number, isLate = false) => ({
  name,
  text: "",
  isPlan: true,
  first,
  last,
  isLate,
});
const NOW = 100;

test("stages follow each other, from this month to the first class", () => {
  const stages = [stage("Test", 95, 97, true), stage("Apply", 98, 102), stage("Fly", 106, 108)];
  const bars = strapBars({ start: 108, stages }, NOW);
  expect(bars.map(({ name, from, to }) => [name, from, to])).toEqual([
    ["Test", 0, 1],
    ["Apply", 1, 3],
    ["Fly", 6, 8],
  ]);
});

test("a stage in the months of the one before it has no bar of its own", () => {
  const stages = [stage("Apply", 101, 104), stage("Offer", 103, 104), stage("Visa", 104, 106)];
  const bars = strapBars({ start: 110, stages }, NOW);
  expect(bars.map(({ name, from, to }) => [name, from, to])).toEqual([
    ["Apply", 1, 5],
    ["Visa", 5, 7],
  ]);
});
