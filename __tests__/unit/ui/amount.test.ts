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
])("%j is an amount", (written, amount) => {
  expect(readAmount(written)).toEqual({ kind: "amount", amount });
});

test.each([
  ["noNumber", ["abc", "12,5", "1.2.3", "AUD 5", "1e5", ".", "12/5"]],
  ["negative", ["-5", "\u22125", "- 1,200", "-₹5"]],
  ["tooMuch", ["10000000000", "99,99,99,99,999"]],
  ["empty", ["", "  ", "₹"]],
])("%s: %j", (kind, texts) => {
  expect(texts.map(readAmount)).toEqual(texts.map(() => ({ kind })));
});
