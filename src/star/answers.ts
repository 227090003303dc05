import { LAKH } from "../lib/lakh";
/** What a visitor may answer to the boarding pass. The names stand in the address of /compare. */
export const choices = {
  /** Finished. */
  f: ["class12", "bachelor", "working"],
  /** Money for a year, in lakh of Indian rupees. */
  m: ["10", "20", "30", "40", "50", "70"],
  /** Most important. */
  p: ["cost", "work", "stay"],
} as const;

export type Question = keyof typeof choices;

/** An empty text is no answer. */
export type Answers = { readonly [Name in Question]: (typeof choices)[Name][number] | "" };

/** No answer at all. */
export const noAnswers: Answers = { f: "", m: "", p: "" };

/** The choice with this name; no answer if there is none. */
export const oneOf = <Choice extends string>(value: string | null, from: readonly Choice[]): Choice | "" =>
  from.find((choice) => choice === value) ?? "";

/** What a visitor can spend in a year, in Indian rupees; undefined if they have not said it. */
export const budgetOf = ({ m }: Pick<Answers, "m">): number | undefined => (m ? Number(m) * LAKH : undefined);
