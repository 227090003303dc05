import { type HomeCurrency, homeMoney, homeSum, rateBetween } from "../../../src/money/home-money";

const perEuro = Object.entries({ INR: 100, AUD: 2, USD: 1.25 }).map(([code, rate]) => ({ code, rate }));
const rates = {
  perEuro,
  pegs: [
    { code: "NPR", to: "INR", rate: 1.6 },
    { code: "AED", to: "USD", rate: 4 },
  ],
};

test.each<[number[], string, HomeCurrency, string | undefined]>([
  [[29_710], "AUD", "INR", "₹14.9 lakh"],
  [[2000], "AUD", "INR", "₹1 lakh"],
  [[1000], "EUR", "INR", "₹1 lakh"],
  [[150], "AUD", "INR", "₹7,500"],
  [[157.6], "AUD", "INR", "₹7,880"],
  [[0.5], "AUD", "INR", "₹25"],
  [[29_710], "AUD", "NPR", "NPR\u00a023.8 lakh"],
  [[29_710], "AUD", "AED", "AED\u00a074,300"],
  [[20_000, 40_000], "AUD", "INR", "₹10 lakh to ₹20 lakh"],
  [[400_000], "AUD", "INR", "₹2 crore"],
  // Two ends with the same rounded value are one amount.
  [[20_000, 20_050], "AUD", "INR", "₹10 lakh"],
  [[5555], "AED", "AED", undefined],
  [[5000], "AED", "INR", "₹1 lakh"],
  [[100_000], "MUR", "INR", undefined],
  [[], "AUD", "INR", undefined],
])("%j %s in %s is %s", (amounts, from, to, text) => {
  expect(homeMoney(amounts, from, to, rates)).toBe(text);
});

test.each<[number[], HomeCurrency, string]>([
  [[20_000, 40_000], "INR", "₹10\u201320 lakh"],
  [[20_000, 20_050], "INR", "₹10 lakh"],
  [[100, 40_000], "INR", "₹5,000 to ₹20 lakh"],
  [[340_000, 373_000], "INR", "₹1.7\u20131.87 crore"],
  // A range that ends above a crore is in crores only.
  [[181_000, 315_000], "INR", "₹0.91\u20131.58 crore"],
  [[20_000, 40_000], "AED", "AED\u00a050,000 to AED\u00a0100,000"],
])("%j in %s is %s, where the column is narrow", (amounts, to, text) => {
  expect(homeMoney(amounts, "AUD", to, rates, { isShort: true })).toBe(text);
});

test("a sum is rounded to half a lakh, from a crore on to ten, and below it to one where the other end reaches it", () => {
  expect(homeSum([63_300, 99_400], "AUD", "INR", rates)).toBe("₹31.5\u201349.5 lakh");
  expect(homeSum([181_000, 315_000], "AUD", "INR", rates)).toBe("₹0.91\u20131.6 crore");
  expect(homeSum([378_600], "AUD", "INR", rates)).toBe("₹1.9 crore");
  expect(homeSum([181_000, 315_000], "AUD", "NPR", rates)).toBe("NPR\u00a01.4\u20132.5 crore");
});

test("a currency that is tied to another follows it", () => {
  expect(rateBetween("INR", "NPR", rates)).toBeCloseTo(1.6);
  expect(rateBetween("USD", "AED", rates)).toBeCloseTo(4);
  expect(rateBetween("AUD", "XYZ", rates)).toBeUndefined();
});
