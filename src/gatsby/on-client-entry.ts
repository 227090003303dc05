import { HYDRATED } from "./defer/taps";
import { repairAddress } from "./repair-address";
import { watchLinks } from "./watch-links";

/** Folds that print open, as in `src/theme/print.css`. */
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

export function onClientEntry(): void {
  // Registered before the router's listener, which does not use `capture`.
  window.addEventListener("popstate", repairAddress, { capture: true });
  printFolds();
  watchLinks();
}

/** Signals hydration: an event for waiting code, an attribute of `<html>` for later checks. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.hydrated = "";
  window.dispatchEvent(new Event(HYDRATED));
}
