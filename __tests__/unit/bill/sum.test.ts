import { lowerEnd } from "../../../src/bill/order";
import { billSum } from "../../../src/bill/sum";
import { rangeText } from "../../../src/bill/sum-words";

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

test("in a degree a permit counts each year, and cover of all years, paid with the visa, once and in the first year", () => {
  const permit = line("Registration", "permit", 300);
  const cover = line("Cover, three years", "visa", 2716);
  expect(billSum([fee, living, visa, permit, cover], {}, 3)).toMatchObject({
    year: [46_872, 52_872],
    degree: [134_136, 152_136],
  });
});

test("what is due before the flight is a part of the year, with the visitor's own amounts", () => {
  const ahead = [
    { ...visa, ahead: true },
    { ...flight, ahead: true },
  ];
  expect(billSum([fee, living, health, ...ahead], {}, 3).ahead).toEqual([524, 524]);
  const entered = billSum([fee, living, health, ...ahead], { Flight: "400" }, 3);
  expect(entered).toMatchObject({ ahead: [924, 924], isFeeAhead: false });
  expect(billSum([{ ...fee, ahead: true }, living], {}, 3)).toMatchObject({
    ahead: [24_700, 30_700],
    isFeeAhead: true,
  });
  expect(billSum([fee, living], {}, 3).ahead).toBeUndefined();
});

test.each([
  ["living costs", [fee, { ...living, basis: "from" }], true],
  ["tuition", [{ ...fee, basis: "from" }, living], true],
  ["a visa", [fee, living, { ...visa, basis: "from" }], false],
])("a lower bound of %s makes the sum one: %s", (_what, lines, isFrom) => {
  expect(billSum(lines, {}, 3).isFrom).toBe(isFrom);
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

const rates = {
  perEuro: Object.entries({ INR: 100, AUD: 2 }).map(([code, rate]) => ({ code, rate })),
  pegs: [],
};
const sum = { year: [10, 12], degree: [40, 48], currency: "AUD" } as const;

test("a sum weighs as much as its lower end in rupees, by the year or by the degree", () => {
  expect(lowerEnd(sum, "year", rates)).toBe(500);
  expect(lowerEnd(sum, "degree", rates)).toBe(2000);
});

test("without a sum or a rate it has no weight", () => {
  expect(lowerEnd({ ...sum, degree: undefined }, "degree", rates)).toBeUndefined();
  expect(lowerEnd({ ...sum, currency: "MUR" }, "year", rates)).toBeUndefined();
});

test("where only the lower end is sound, only it is shown, as such", () => {
  const write = (amounts: readonly number[]) => amounts.join(" to ");
  expect(rangeText([5, 7], false, write)).toBe("5 to 7");
  expect(rangeText([5, 7], true, write)).toBe("from 5");
});
