import guidesWords from "../../../../content/words/guides.json";
import shared from "../../../../content/words/kept-form.json";
import { fill } from "../../../lib/fill";
import { LAKH } from "../../../lib/lakh";
import { readAmount } from "../../../ui/kept-form/amount";
import type { Fields } from "../../../ui/kept-form/kept-fields";
import type { Loan } from "./instalment";

export const loanFields = ["amount", "rate", "years", "wait"] as const;

export type LoanField = (typeof loanFields)[number];

/** Larger entries are typing mistakes, such as a rate of 1045. */
const LARGEST: Readonly<Record<LoanField, number>> = { amount: Infinity, rate: 40, years: 30, wait: 10 };

/** From so much on, a loan's amount is in rupees, below it in lakhs. */
const IN_RUPEES = 1000;

const wrong = { ...shared.wrong, most: guidesWords.repayment.most };

function readField(name: LoanField, written: string): number | string | undefined {
  const read = readAmount(written.replace(/\s*(?:%|years?)\s*$/i, ""), "INR");
  if (read.kind === "empty") return undefined;
  if (read.kind !== "amount") return fill(wrong[read.kind], { currency: "INR" });
  if (read.amount > LARGEST[name]) return fill(wrong.most, { most: LARGEST[name] });
  return name === "amount" && read.amount < IN_RUPEES ? read.amount * LAKH : read.amount;
}

interface ReadLoan {
  /** Undefined while a field is empty or wrong. */
  readonly loan?: Loan;
  readonly faults: Readonly<Partial<Record<LoanField, string>>>;
}

/** Reads a visitor's loan; its amount is in lakhs or in rupees. */
export function readLoan(fields: Fields): ReadLoan {
  const [amount, rate, years, wait] = loanFields.map((name) => readField(name, fields[name] ?? ""));
  const read = { amount, rate, years, wait };
  const faults = Object.fromEntries(
    Object.entries(read).filter((entry): entry is [LoanField, string] => typeof entry[1] === "string"),
  );
  if (typeof amount !== "number" || typeof rate !== "number" || typeof wait !== "number") return { faults };
  if (typeof years !== "number" || amount === 0 || years === 0) return { faults };
  return { loan: { amount, rate, years, wait }, faults };
}
