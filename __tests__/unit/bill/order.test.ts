import { lowerEnd } from "../../../src/bill/order";
import { rangeText } from "../../../src/bill/sum-words";

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
