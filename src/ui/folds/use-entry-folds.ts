import { useLayoutEffect } from "react";
import { wasHydrated } from "../../lib/hooks/use-hydrated";
import { keepFolds, restoreFolds } from "./entry-folds";

const pathNow = () => window.location.pathname.replace(/(.)\/$/, "$1");

/**
 * Keeps which folds are open with the history's entry, and restores them before the page is painted and the router
 * restores the place; on first load the inline script restores them. Call it above the page.
 * @param path of the page that is drawn, without a slash at its end
 */
export function useEntryFolds(path: string): void {
  useLayoutEffect(() => {
    if (wasHydrated()) restoreFolds();
    else keepFolds();
    // While another page is loading, the address is already that page's.
    const keep = () => {
      if (pathNow() === path) keepFolds();
    };
    const ended = new AbortController();
    // A `toggle` event does not bubble.
    document.addEventListener("toggle", keep, { capture: true, signal: ended.signal });
    window.addEventListener("popstate", keep, { signal: ended.signal });
    return () => ended.abort();
  }, [path]);
}
