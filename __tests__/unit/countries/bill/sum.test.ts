import { billSum, masterLines } from "../../../../src/countries/bill/sum";

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

test.each([
  ["no line", []],
  ["a line for a whole degree", [all(null, "A whole master's", [600])]],
])("with %s of a master's there is no such sum", (_what, master) => {
  expect(masterLines(bachelor, master)).toBeNull();
});
