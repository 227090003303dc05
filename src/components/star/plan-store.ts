import { useSyncExternalStore } from "react";

/** Under which the browser keeps the plan, written as in an address. */
const KEY = "plan";
/** Event of `storePlan`: a tab hears nothing of its own changes. */
const WRITTEN = "planwritten";
const EVENTS = ["storage", WRITTEN];

/** The plan of this visit, where the browser keeps nothing. */
let unkept: string | undefined;

function subscribe(onChange: () => void): () => void {
  for (const name of EVENTS) window.addEventListener(name, onChange);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, onChange);
  };
}

function read(): string {
  if (unkept !== undefined) return unkept;
  try {
    return localStorage.getItem(KEY) ?? "";
  } catch {
    // Storage may be switched off.
    return "";
  }
}

/** Takes a plan, written as in an address. @returns whether the browser keeps it beyond this visit */
export function storePlan(plan: string): boolean {
  let isKept = true;
  unkept = undefined;
  try {
    if (plan) localStorage.setItem(KEY, plan);
    else localStorage.removeItem(KEY);
  } catch {
    // Storage may be switched off or full.
    unkept = plan;
    isKept = false;
  }
  window.dispatchEvent(new Event(WRITTEN));
  return isKept;
}

/** @returns the visitor's plan as in an address; nothing until scripts run */
export function useStoredPlan(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, read, () => undefined);
}
