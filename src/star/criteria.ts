import { LAKH } from "../lib/lakh";
/** Answers to the form that finds countries. */
export const choices = {
  finished: ["class12", "bachelor", "working"],
  /** Money for a year, in lakh of Indian rupees. */
  budget: ["5", "10", "20", "30", "40", "50", "70"],
  priority: ["cost", "year", "work", "stay"],
} as const;

export type Criterion = keyof typeof choices;

/** The answers' names in addresses and in the form, whose fields make the address of /compare. */
export const keys: Readonly<Record<Criterion, string>> = { finished: "f", budget: "m", priority: "p" };

/** Answers by question; an empty text means no answer. */
export type Criteria = { readonly [Name in Criterion]: (typeof choices)[Name][number] | "" };

export const noCriteria: Criteria = { finished: "", budget: "", priority: "" };

export const oneOf = <Choice extends string>(value: string | null, from: readonly Choice[]): Choice | "" =>
  from.find((choice) => choice === value) ?? "";

/** The yearly budget in Indian rupees; undefined without an answer. */
export const budgetOf = ({ budget }: Pick<Criteria, "budget">): number | undefined =>
  budget ? Number(budget) * LAKH : undefined;
