import { useSyncExternalStore } from "react";
import { listeners } from "../lib/listeners";

/** Time in ms after which a visitor doubts that a press was noticed. */
const DOUBT_MS = 500;

const changes = listeners();
let timer: ReturnType<typeof setTimeout> | undefined;
let isWaiting = false;

function tell(now: boolean): void {
  if (now === isWaiting) return;
  isWaiting = now;
  changes.tell();
}

/** The visitor has asked for another page. */
export function beginWait(): void {
  clearTimeout(timer);
  timer = setTimeout(() => tell(true), DOUBT_MS);
}

/** The page is known to be slow. */
export const showWait = (): void => tell(true);

export function endWait(): void {
  clearTimeout(timer);
  tell(false);
}

/** @returns whether the visitor has waited for another page for half a second */
export function usePageWait(): boolean {
  return useSyncExternalStore(
    changes.subscribe,
    () => isWaiting,
    () => false,
  );
}
