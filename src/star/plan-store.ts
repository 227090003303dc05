import { useSyncExternalStore } from "react";
import { stored } from "../lib/storage";

/** The plan, written as in an address. */
const kept = stored("plan");

/** The plan as the browser has it; empty where there is none. */
export const readPlan = (): string => kept.read() ?? "";

/** Takes a plan, written as in an address. @returns whether the browser keeps it beyond this visit */
export const storePlan = (plan: string): boolean => kept.write(plan || undefined);

/** @returns the visitor's plan as in an address; undefined until scripts run */
export function useStoredPlan(): string | undefined {
  return useSyncExternalStore<string | undefined>(kept.subscribe, readPlan, () => undefined);
}
