import { HYDRATED } from "./defer/taps";
import { repairAddress } from "./repair-address";

/** Folds whose content paper shows, as in `static/print.css`. */
const FOLDS = "details:not([data-row], [open])";

/** Opens folds for print where style sheets cannot (Firefox before 143, Safari before 18.4). */
function printFolds(): void {
  if (CSS.supports("selector(::details-content)")) return;
  let opened: HTMLDetailsElement[] = [];
  window.addEventListener("beforeprint", () => {
    opened = [...document.querySelectorAll<HTMLDetailsElement>(FOLDS)];
    for (const fold of opened) fold.open = true;
  });
  window.addEventListener("afterprint", () => {
    for (const fold of opened) fold.open = false;
    opened = [];
  });
}

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
