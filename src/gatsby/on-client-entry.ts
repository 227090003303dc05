import { printFolds } from "../ui/folds/print-folds";
import { HYDRATED } from "./defer/taps";
import { repairAddress } from "./repair-address";

/** A path with a file extension is no page: a picture, the feed. */
const FILE = /\.[^/]+$/;

/** Gatsby's page loader (private). */
interface GatsbyLoader {
  hovering(path: string): void;
}

/** Fetches a page as soon as its link is touched: Gatsby does so on hover only, and for visible links just the data. */
function fetchTouched(): void {
  const onPointer = ({ target }: PointerEvent) => {
    const link = target instanceof Element ? target.closest("a") : null;
    if (!link || link.origin !== window.location.origin || link.target || FILE.test(link.pathname)) return;
    const { ___loader } = window as Window & { readonly ___loader?: GatsbyLoader };
    ___loader?.hovering(link.pathname);
  };
  window.addEventListener("pointerdown", onPointer, { capture: true, passive: true });
}

/** Runs when the bundles start: prefetch on touch. */
export function onClientEntry(): void {
  // Before the router, which listens without `capture`.
  window.addEventListener("popstate", repairAddress, { capture: true });
  fetchTouched();
  printFolds();
}

/** Signals hydration: an event for what waits for it, an attribute of `<html>` for later checks. */
export function onInitialClientRender(): void {
  document.documentElement.dataset.hydrated = "";
  window.dispatchEvent(new Event(HYDRATED));
}
