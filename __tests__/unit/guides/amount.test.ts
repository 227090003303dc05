import { readAmount } from "../../../src/components/tools/amount";

test.each([
  ["1200", 1200],
  ["1,200", 1200],
  ["1 200", 1200],
  ["1,20,000", 120_000],
  ["12,345,678", 12_345_678],
  ["85.50", 85.5],
  ["1,200.5", 1200.5],
  [" 7 ", 7],
  ["0", 0],
])("%j is an amount", (written, amount) => {
  expect(readAmount(written)).toEqual({ kind: "amount", amount });
});

test.each(["abc", "12,5", "1.2.3", "AUD 5", "1e5", "."])("%j is no number", (written) => {
  expect(readAmount(written)).toEqual({ kind: "noNumber" });
});

test.each(["-5", "\u22125", "- 1,200"])("%j is below nought", (written) => {
  expect(readAmount(written)).toEqual({ kind: "negative" });
});

test.each(["", "  "])("%j is empty", (written) => {
  expect(readAmount(written)).toEqual({ kind: "empty" });
});
