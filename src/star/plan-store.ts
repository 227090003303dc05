import { useSyncExternalStore } from "react";
import { stored } from "../lib/storage";

const kept = stored("plan");

export const readPlan = (): string => kept.read() ?? "";

/** Stores a plan. @param plan in the format of an address @returns whether the browser keeps it beyond this visit */
export const storePlan = (plan: string): boolean => kept.write(plan || undefined);

/**
 * A part of the stored plan; that of an empty one until scripts run. A visitor without a plan has the page rendered
 * once only, as nothing changes after hydration.
 * @param partOf returns a text or a number, so that equal parts are the same
 */
export function usePartOfPlan<Part extends string | number>(partOf: (plan: string) => Part): Part {
  return useSyncExternalStore(
    kept.subscribe,
    () => partOf(readPlan()),
    () => partOf(""),
  );
}

/** @returns the visitor's plan in the format of an address; undefined until scripts run */
export function useStoredPlan(): string | undefined {
  return useSyncExternalStore<string | undefined>(kept.subscribe, readPlan, () => undefined);
}
