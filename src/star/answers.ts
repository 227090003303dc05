import { LAKH } from "../lib/lakh";
/** Answers to the form that finds countries. The keys are those of the address of /compare. */
export const choices = {
  /** Finished. */
  f: ["class12", "bachelor", "working"],
  /** Money for a year, in lakh of Indian rupees. */
  m: ["5", "10", "20", "30", "40", "50", "70"],
  /** Most important. */
  p: ["cost", "year", "work", "stay"],
} as const;

export type Question = keyof typeof choices;

/** Answers by question; an empty text means no answer. */
export type Answers = { readonly [Name in Question]: (typeof choices)[Name][number] | "" };

export const noAnswers: Answers = { f: "", m: "", p: "" };

export const oneOf = <Choice extends string>(value: string | null, from: readonly Choice[]): Choice | "" =>
  from.find((choice) => choice === value) ?? "";

/** The yearly budget in Indian rupees; undefined without an answer. */
export const budgetOf = ({ m }: Pick<Answers, "m">): number | undefined => (m ? Number(m) * LAKH : undefined);
