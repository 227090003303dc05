import { useSyncExternalStore } from "react";
import { replaceAddress } from "../replace-address";
import { onWindow } from "./window-events";

/** Event fired by `writeSearch`, as `history.replaceState` fires none. */
const WRITTEN = "searchwritten";
const subscribe = onWindow(["popstate", WRITTEN]);

/** Pause in typing, in ms, before it goes into the address: Safari refuses the 101st change in 30 s. */
const REST_MS = 500;

/** A query that is not in the address yet. @property from the address in which it will be written */
let waiting: { readonly from: string; readonly search: string } | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

const addressNow = () => window.location.pathname + window.location.search;

/** The current query string, such as `?country=canada`, including one that waits to be written. */
export function searchNow(): string {
  return waiting?.from === addressNow() ? waiting.search : window.location.search;
}

/** The current query string; undefined until scripts run, as the HTML is the same for every address. */
export function useSearch(): string | undefined {
  return useSyncExternalStore<string | undefined>(subscribe, searchNow, () => undefined);
}

/** The same, but an empty query until scripts run: where the address has none, hydration changes nothing. */
export function useQuery(): string {
  return useSyncExternalStore(subscribe, searchNow, () => "");
}

function toAddress(): void {
  clearTimeout(timer);
  window.removeEventListener("click", toAddress, true);
  if (waiting?.from !== addressNow()) return;
  if (replaceAddress(window.location.pathname + waiting.search)) waiting = undefined;
  // Refused: the page still uses the written query.
  else addressAfterRest();
}

function addressAfterRest(): void {
  clearTimeout(timer);
  timer = setTimeout(toAddress, REST_MS);
  // Written before a link leads away, so that Back returns to it.
  window.addEventListener("click", toAddress, true);
}

/** Replaces the query string, without history. @param query without "?" @param isTyped whether more may follow */
export function writeSearch(query: string, { isTyped = false } = {}): void {
  waiting = { from: addressNow(), search: query && `?${query}` };
  if (isTyped) addressAfterRest();
  else toAddress();
  window.dispatchEvent(new Event(WRITTEN));
}

/** Sets parts of the query string; an empty one is removed, all others stay. */
export function changeSearch(parts: Readonly<Record<string, string>>): void {
  const params = new URLSearchParams(searchNow());
  for (const [name, value] of Object.entries(parts)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  writeSearch(params.toString());
}
