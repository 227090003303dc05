import { interestOf, repaymentOf } from "../../../src/guides/tools/repayment/instalment";
import { readLoan } from "../../../src/guides/tools/repayment/read-loan";

const loan = { amount: 20_00_000, rate: 12, years: 10, wait: 4 };

test("a loan's interest is paid every month until repayment, or is added to the loan", () => {
  expect(interestOf(loan)).toBe(20_000);
  const paid = repaymentOf(loan, true);
  expect(Math.round(paid.instalment)).toBe(28_694);
  expect(Math.round(paid.total)).toBe(44_03_303);
  const added = repaymentOf(loan, false);
  expect(Math.round(added.instalment)).toBe(42_467);
  expect(Math.round(added.total)).toBe(50_96_088);
});

test("a loan without interest is repaid in equal parts", () => {
  const { instalment, total } = repaymentOf({ ...loan, rate: 0 }, false);
  expect(instalment).toBeCloseTo(16_666.67);
  expect(total).toBeCloseTo(20_00_000);
});

const fields = { amount: "20", rate: "12", years: "10", wait: "4" };

test.each([
  [fields, loan],
  [{ ...fields, amount: "20 lakh", rate: "12 %", years: "10 years" }, loan],
  [{ ...fields, amount: "₹20,00,000" }, loan],
  [{ ...fields, amount: "INR 20 L" }, loan],
  [{ ...fields, amount: "0.2 crore" }, loan],
  [{ ...fields, amount: "2000k" }, loan],
  [
    { ...fields, amount: "1200 lakh" },
    { ...loan, amount: 12_00_00_000 },
  ],
  [
    { ...fields, amount: "7.5", wait: "0" },
    { ...loan, amount: 7_50_000, wait: 0 },
  ],
])("%j is a loan", (written, amounts) => {
  expect(readLoan(written)).toEqual({ loan: amounts, faults: {} });
});

test.each([
  [{ ...fields, amount: "" }, {}],
  [{ ...fields, amount: "0" }, {}],
  [{ ...fields, amount: "AUD 20,000" }, { amount: "This is another money: write it in INR." }],
  [{ ...fields, rate: "1045" }, { rate: "Write 40 at most." }],
  [{ ...fields, years: "ten" }, { years: "This is not a number: write for example 1,200 or 85.50." }],
])("%j is no loan", (written, faults) => {
  expect(readLoan(written)).toEqual({ faults });
});
