import { useEffect, useLayoutEffect, useRef } from "react";
import { wasHydrated } from "../../lib/hooks/use-hydrated";
import { hasKeptFolds, keepFolds, restoreFolds } from "./entry-folds";
import { goToNamed } from "./open-named";
import { shutFirst } from "./shut-first";

const pathNow = () => window.location.pathname.replace(/(.)\/$/, "$1");

/**
 * Keeps which folds are open with the history's entry, and sets them when a page comes. Call it above the page.
 *
 * | the page comes                 | first fold, narrow | around the named place | scrolled by    |
 * | ------------------------------ | ------------------ | ---------------------- | -------------- |
 * | as HTML (the inline script)    | shut               | open                   | the browser    |
 * | as HTML, at an entry left once | as it was left     | as it was left         | the browser    |
 * | by a link                      | shut               | open                   | this function  |
 * | by Back or Forward             | as it was left     | as it was left         | the router     |
 * | by a link to another place     | untouched          | open                   | this function  |
 *
 * @param path of the page that is drawn, without a slash at its end
 */
export function usePageFolds(path: string): void {
  /** The fragment whose place needs nothing more; a fold around it that the visitor has closed stays closed. */
  const settled = useRef<string>(undefined);
  // Before the page is painted, and before the router restores the place.
  useLayoutEffect(() => {
    const cameByLink = wasHydrated() && !hasKeptFolds();
    settled.current = cameByLink ? undefined : window.location.hash;
    if (wasHydrated()) {
      shutFirst();
      restoreFolds();
    } else keepFolds();
    // While another page is loading, the address is already that page's.
    const keep = () => {
      if (pathNow() === path) keepFolds();
    };
    const settle = () => {
      settled.current = window.location.hash;
    };
    const ended = new AbortController();
    const { signal } = ended;
    // A `toggle` event does not bubble.
    document.addEventListener("toggle", keep, { capture: true, signal });
    window.addEventListener("popstate", keep, { signal });
    window.addEventListener("hashchange", settle, { signal });
    return () => ended.abort();
  }, [path]);
  // After each render, because the router renders the page again when the address changes.
  useEffect(() => {
    const { hash } = window.location;
    if (settled.current !== hash) goToNamed();
    settled.current = hash;
  });
}
