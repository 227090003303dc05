import { useSyncExternalStore } from "react";
import { stored } from "../lib/storage";

const kept = stored("plan");

export const readPlan = (): string => kept.read() ?? "";

/** Stores a plan. @param plan in the format of an address @returns whether the browser keeps it beyond this visit */
export const storePlan = (plan: string): boolean => kept.write(plan || undefined);

/** @returns the visitor's plan in the format of an address; undefined until scripts run */
export function useStoredPlan(): string | undefined {
  return useSyncExternalStore<string | undefined>(kept.subscribe, readPlan, () => undefined);
}
