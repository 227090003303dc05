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
export interface Criteria {
  readonly finished: (typeof choices.finished)[number] | "";
  /** Whole lakh of rupees: one of the form's choices, or what the visitor set on the ruler. */
  readonly budget: string;
  readonly priority: (typeof choices.priority)[number] | "";
}

export const oneOf = <Choice extends string>(value: string | null, from: readonly Choice[]): Choice | "" =>
  from.find((choice) => choice === value) ?? "";

/** A budget from an address or a field; empty unless it is 1 to 999 lakh. */
export const budgetIn = (value: string | null): string => (/^[1-9]\d{0,2}$/.test(value ?? "") && value) || "";

/** The visitor's answers in an address; unknown values are ignored. */
export const criteriaIn = (params: URLSearchParams): Criteria => ({
  finished: oneOf(params.get(keys.finished), choices.finished),
  budget: budgetIn(params.get(keys.budget)),
  priority: oneOf(params.get(keys.priority), choices.priority),
});

/** The form's budgets, and the visitor's if it is another. */
export const budgetChoices = (budget: string): readonly string[] =>
  [...new Set([...choices.budget, ...(budget ? [budget] : [])])].sort((a, b) => Number(a) - Number(b));

/** The yearly budget in Indian rupees; undefined without an answer. */
export const budgetOf = ({ budget }: Pick<Criteria, "budget">): number | undefined =>
  budget ? Number(budget) * LAKH : undefined;
