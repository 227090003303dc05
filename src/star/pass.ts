import type { Answers } from "./answers";
import { type Plan, parsePlan, planQuery } from "./plan";
import { readPlan, storePlan, useStoredPlan } from "./plan-store";

/** What a visitor has said of themselves, once: kept with the plan, worn on other pages. */
export type Pass = Pick<Plan, "f" | "m" | "s">;

const none: Pass = { f: "", m: "", s: "" };

const isSaid = ({ f, m, s }: Pass): boolean => `${f}${m}${s}` !== "";

/** @returns the visitor's answers; nothing until scripts run, and where nothing was answered */
export function usePass(): Pass | undefined {
  const stored = useStoredPlan();
  const pass = stored ? parsePlan(stored) : none;
  return isSaid(pass) ? pass : undefined;
}

/** Keeps answers beside what the plan holds. */
export function keepPass(answers: Partial<Pass>): void {
  storePlan(planQuery({ ...parsePlan(readPlan()), ...answers }));
}

/** Forgets the answers, and leaves the countries and institutions of the plan. */
export const forgetPass = (): void => keepPass(none);

export const levelAfter: Readonly<Record<Answers["f"], "bachelor" | "master" | undefined>> = {
  "": undefined,
  class12: "bachelor",
  bachelor: "master",
  working: "master",
};
