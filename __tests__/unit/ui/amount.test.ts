import { readAmount } from "../../../src/ui/kept-form/amount";

test.each([
  ["1200", 1200],
  ["1,200", 1200],
  ["1 200", 1200],
  ["1,20,000", 120_000],
  ["12,345,678", 12_345_678],
  ["1,200.5", 1200.5],
  [" 7 ", 7],
  ["0", 0],
  ["₹1200", 1200],
  ["$1,200", 1200],
  ["Rs. 1,20,000/-", 120_000],
  ["1200/-", 1200],
  ["9,999,999,999", 9_999_999_999],
  ["850 €", 850],
  ["\u202A1200\u202C", 1200],
  ["१२००", 1200],
  ["AUD 1200", 1200],
  ["1200 aud", 1200],
  ["A$1,200", 1200],
  ["₹ 20,000", 20_000],
  ["INR 20,000/-", 20_000],
  ["Rs 20,000/- only", 20_000],
  ["1.2 lakh", 120_000],
  ["1.15 lakhs", 115_000],
  ["₹1.5L", 150_000],
  ["2 lac", 200_000],
  ["1 crore", 10_000_000],
  ["1.25 Cr.", 12_500_000],
  ["20k", 20_000],
  ["AUD 20K", 20_000],
  ["20 thousand AUD", 20_000],
])("%j is an amount", (written, amount) => {
  expect(readAmount(written)).toEqual({ kind: "amount", amount });
});

test.each([
  ["noNumber", ["abc", "12,5", "1.2.3", "AUD", "AUD lakh", "1e5", ".", "12/5", "20 lakhs k", "five lakh"]],
  ["negative", ["-5", "\u22125", "- 1,200", "-₹5", "-AUD 5", "- 2 lakh"]],
  ["tooMuch", ["10000000000", "99,99,99,99,999", "1,000 crore"]],
  ["empty", ["", "  ", "₹"]],
])("%s: %j", (kind, texts) => {
  expect(texts.map((text) => readAmount(text))).toEqual(texts.map(() => ({ kind })));
});

test.each([
  ["AUD", ["AUD 5", "5 aud", "$5", "A$5", "5"]],
  ["INR", ["INR 5", "₹5", "Rs. 5", "5"]],
  ["NPR", ["Rs 5", "npr 5"]],
  ["GBP", ["£5"]],
])("an amount in %s may name its currency: %j", (currency, texts) => {
  expect(texts.map((text) => readAmount(text, currency))).toEqual(
    texts.map(() => ({ kind: "amount", amount: 5 })),
  );
});

test.each([
  ["AUD", ["USD 5", "5 INR", "₹ 20,000", "Rs 5", "€5", "US$5", "C$5"]],
  ["INR", ["$5", "AUD 5", "5 £"]],
])("an amount in %s is not taken from another currency: %j", (currency, texts) => {
  expect(texts.map((text) => readAmount(text, currency))).toEqual(
    texts.map(() => ({ kind: "otherCurrency" })),
  );
});
