import { useSyncExternalStore } from "react";
import { onWindow } from "./window-events";

/** Event of `writeSearch`: `history.replaceState` fires none. */
const WRITTEN = "searchwritten";
const subscribe = onWindow(["popstate", WRITTEN]);

/** Such as `?country=canada`; none until scripts run, as the HTML is the same for every address. */
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
