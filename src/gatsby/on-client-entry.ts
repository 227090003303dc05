import { printFolds } from "../ui/folds/print-folds";
import { HYDRATED } from "./defer/taps";
import { repairAddress } from "./repair-address";

/** Runs when the bundles start. */
export function onClientEntry(): void {
  // Before the router, which listens without `capture`.
  window.addEventListener("popstate", repairAddress, { capture: true });
  printFolds();
}

/** Signals hydration: an event for what waits for it, an attribute of `<html>` for later checks. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.hydrated = "";
  window.dispatchEvent(new Event(HYDRATED));
}
