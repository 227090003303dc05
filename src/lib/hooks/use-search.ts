import { useSyncExternalStore } from "react";

/** Event of `writeSearch`: `history.replaceState` fires none. */
const WRITTEN = "searchwritten";
const EVENTS = ["popstate", WRITTEN];

function subscribe(onChange: () => void): () => void {
  for (const name of EVENTS) window.addEventListener(name, onChange);
  return () => {
    for (const name of EVENTS) window.removeEventListener(name, onChange);
  };
}

/**
 * What stands behind the path in the address, such as `?country=canada`.
 * @returns nothing until scripts run: the HTML is the same for every address
 */
export function useSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(
    subscribe,
    () => window.location.search,
    () => undefined,
  );
}

/** Rewrites it in place, so that Back leaves the page. @param query without the question mark */
export function writeSearch(query: string): void {
  const address = window.location.pathname + (query && `?${query}`);
  window.history.replaceState(window.history.state, "", address);
  window.dispatchEvent(new Event(WRITTEN));
}
