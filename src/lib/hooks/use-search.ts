import { useSyncExternalStore } from "react";
import { replaceAddress } from "../replace-address";
import { onWindow } from "./window-events";

/** Event of `writeSearch`: `history.replaceState` fires none. */
const WRITTEN = "searchwritten";
const subscribe = onWindow(["popstate", WRITTEN]);

/** Safari refuses the 101st change of the address in 30 s: what is typed gets there when the typing rests. */
const REST_MS = 500;

/** What was written and is not in the address yet. @property from the address in which it is to stand */
let waiting: { readonly from: string; readonly search: string } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const addressNow = () => window.location.pathname + window.location.search;

/** Such as `?country=canada`, with what was written last. */
export function searchNow(): string {
  return waiting?.from === addressNow() ? waiting.search : window.location.search;
}

/** None until scripts run, as the HTML is the same for every address. */
export function useSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, searchNow, () => undefined);
}

function toAddress(): void {
  clearTimeout(timer);
  window.removeEventListener("click", toAddress, true);
  if (waiting?.from !== addressNow()) return;
  if (replaceAddress(window.location.pathname + waiting.search)) waiting = undefined;
  // Refused: the page shows what was written all the same.
  else addressAfterRest();
}

function addressAfterRest(): void {
  clearTimeout(timer);
  timer = setTimeout(toAddress, REST_MS);
  // A link leads away, and Back is to come back to what was written.
  window.addEventListener("click", toAddress, true);
}

/**
 * Rewrites it in place, so that Back leaves the page.
 * @param query without the question mark
 * @param isTyped whether the next letter may follow at once
 */
export function writeSearch(query: string, { isTyped = false } = {}): void {
  waiting = { from: addressNow(), search: query && `?${query}` };
  if (isTyped) addressAfterRest();
  else toAddress();
  window.dispatchEvent(new Event(WRITTEN));
}
