import { MONTHS_A_YEAR } from "../../../lib/months";
import { grouped } from "../../../lib/written";

export interface Loan {
  /** Rupees, taken as paid out on the first day. */
  readonly amount: number;
  /** Interest a year, in per cent. */
  readonly rate: number;
  /** Years of repayment. */
  readonly years: number;
  /** Years before repayment begins. */
  readonly wait: number;
}

/** The monthly instalment that repays a debt in equal parts. */
function instalmentOf(debt: number, { rate, years }: Loan): number {
  const monthly = rate / 100 / MONTHS_A_YEAR;
  const months = years * MONTHS_A_YEAR;
  return monthly === 0 ? debt / months : (debt * monthly) / (1 - (1 + monthly) ** -months);
}

/** A month's interest on the loan before repayment begins. */
export const interestOf = ({ amount, rate }: Loan): number => (amount * rate) / 100 / MONTHS_A_YEAR;

/** What a loan costs. Interest that nobody pays meanwhile is simple, and added when repayment begins. */
export function repaymentOf(loan: Loan, paysInterest: boolean) {
  const interest = interestOf(loan) * loan.wait * MONTHS_A_YEAR;
  const instalment = instalmentOf(paysInterest ? loan.amount : loan.amount + interest, loan);
  return { instalment, total: instalment * loan.years * MONTHS_A_YEAR + (paysInterest ? interest : 0) };
}

/** Rupees to the nearest hundred, grouped as in India: `₹44,100`. */
export const rupees = (amount: number): string =>
  `₹${grouped(Math.round(amount / 100) * 100, { isIndian: true })}`;
