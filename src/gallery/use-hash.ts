import { useSyncExternalStore } from "react";
import { onWindow } from "../lib/hooks/window-events";

/** Event of `writeHash`: `history.pushState` and `replaceState` fire none. */
const WRITTEN = "hashwritten";
const subscribe = onWindow(["popstate", "hashchange", WRITTEN]);

/** URL fragment without its #; empty on the server and while there is none. */
export function useHash(): string {
  return useSyncExternalStore(
    subscribe,
    () => window.location.hash.slice(1),
    () => "",
  );
}

/**
 * Sets the URL fragment without scrolling or navigating.
 * @param hash without #; empty removes it
 * @param isNewEntry whether Back returns to the previous URL
 */
export function writeHash(hash: string, isNewEntry: boolean): void {
  const address = hash ? `#${hash}` : window.location.pathname + window.location.search;
  if (isNewEntry) window.history.pushState(window.history.state, "", address);
  else window.history.replaceState(window.history.state, "", address);
  window.dispatchEvent(new Event(WRITTEN));
}
