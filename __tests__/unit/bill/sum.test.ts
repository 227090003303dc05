import { billSum, masterLines } from "../../../src/bill/sum";

const line = (name: string, part: string | null, ...amounts: number[]) => ({ name, part, amounts });
const fee = line("Tuition", "fee", 24_700, 30_700);
const living = line("Living", "living", 18_632);
const visa = line("Visa", "visa", 524);
const health = line("Health", "health", 776);
const flight = line("Flight", null);

test("a year is fee, living, visa and health, from the lower to the upper end; a degree has its years, with one visa", () => {
  const sum = billSum([fee, living, visa, health, flight], {}, 3);
  expect(sum).toMatchObject({
    year: [44_632, 50_632],
    degree: [132_848, 150_848],
    missing: [],
    left: ["Flight"],
  });
});

test("in a degree a permit counts each year, and a figure for the whole degree in place of the years", () => {
  const permit = line("Registration", "permit", 300);
  const paidAhead = { ...health, ofDegree: [2716] };
  expect(billSum([fee, living, visa, permit, paidAhead], {}, 3)).toMatchObject({
    year: [44_932, 50_932],
    degree: [134_136, 152_136],
  });
});

test("money that is shown and a deposit that comes back are no cost; what the visitor adds is, once", () => {
  const lines = [line("To show", null, 13_347), fee, living, line("Deposit", null, 2500), flight];
  const sum = billSum(lines, { Flight: "400" }, 2);
  expect(sum).toMatchObject({ year: [43_732, 49_732], degree: [87_064, 99_064], left: [] });
});

test("without tuition or living costs there is no sum, but what is missing; an own amount completes it", () => {
  const lines = [fee, line("Living", "living"), line("Visa", "visa")];
  const open = billSum(lines, {}, 3);
  expect(open).toMatchObject({ year: undefined, degree: undefined, missing: ["Living"], left: ["Visa"] });
  expect(open.known.map(({ name }) => name)).toEqual(["Tuition"]);
  expect(billSum(lines, { Living: "10,000" }, 3).year).toEqual([34_700, 40_700]);
});

const all = (instead: string | null, name: string, amounts: number[], part = "fee") => ({
  ...line(name, part, ...amounts),
  instead,
});
const bachelor = [all(null, "Tuition", [100]), all(null, "Visa", [8], "visa")];

test("what a whole bachelor's costs does not count in a master's", () => {
  const lines = [...bachelor, { ...all(null, "Health", [7], "health"), ofDegree: [30] }];
  const master = masterLines(lines, [all("Tuition", "Tuition, master's", [200])]) ?? [];
  expect(billSum(master, {}, 2).degree).toEqual([422, 422]);
});

test.each([
  ["no line", []],
  ["a line for a whole degree", [all(null, "A whole master's", [600])]],
])("with %s of a master's there is no such sum", (_what, master) => {
  expect(masterLines(bachelor, master)).toBeNull();
});
