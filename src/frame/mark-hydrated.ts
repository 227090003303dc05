import { HYDRATED } from "../early/hydrated";

/** Says that React has taken the page over: an event for what waits for it, a mark on `<html>` for who asks later. */
export function markHydrated(): void {
  document.documentElement.dataset.hydrated = "";
  window.dispatchEvent(new Event(HYDRATED));
}
