import type { Level } from "../lib/levels";
import type { Criteria } from "./criteria";
import { type Plan, parsePlan, planQuery } from "./plan";
import { readPlan, storePlan, usePartOfPlan } from "./plan-store";

/** The visitor's answers about themselves, stored with the plan and shown on other pages. */
export type Profile = Pick<Plan, "finished" | "budget" | "start">;

const none: Profile = { finished: "", budget: "", start: "" };

/** The answers of a stored plan, written as a plan; empty without any. */
const answersIn = (plan: string): string =>
  planQuery({ ...parsePlan(plan), countries: [], institutions: [] });

/** @returns the visitor's answers; undefined until scripts run, and without answers */
export function useProfile(): Profile | undefined {
  const answers = usePartOfPlan(answersIn);
  return answers ? parsePlan(answers) : undefined;
}

export function keepProfile(answers: Partial<Profile>): void {
  storePlan(planQuery({ ...parsePlan(readPlan()), ...answers }));
}

export const forgetProfile = (): void => keepProfile(none);

/** The degree that follows on what is finished; undefined without an answer. */
export const levelAfter: Readonly<Record<Criteria["finished"], Level | undefined>> = {
  "": undefined,
  class12: "bachelor",
  bachelor: "master",
  working: "master",
};

/** The degree whose bill a visitor reads: a bachelor's, until they name another. */
export const levelOf = (finished: Criteria["finished"] = ""): Level => levelAfter[finished] ?? "bachelor";
