import { useSyncExternalStore } from "react";
import { loadNewRelease } from "./new-release";

/** How long to wait after a lost connection, in ms. */
const RETRY = 5000;

const waits = new Set<() => void>();
const listeners = new Set<() => void>();
let lost = 0;

function count(change: 1 | -1): void {
  lost += change;
  for (const listener of listeners) listener();
}

/** Tries again at once to load whatever is lost. */
export function tryAgain(): void {
  for (const end of waits) end();
}

/** Waits for the visitor, for the connection, or for some seconds. */
function untilNextTry(): Promise<void> {
  return new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer);
      window.removeEventListener("online", end);
      waits.delete(end);
      resolve();
    };
    const timer = setTimeout(end, RETRY);
    window.addEventListener("online", end);
    waits.add(end);
  });
}

/** Code or data that comes later, tried until it is there. Never rejects: React would empty the page. */
export async function lateCode<Code>(load: () => Promise<Code>): Promise<Code> {
  let isLost = false;
  for (;;) {
    try {
      const code = await load();
      if (isLost) count(-1);
      return code;
    } catch {
      if (!isLost) count(1);
      isLost = true;
      void loadNewRelease();
      await untilNextTry();
    }
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function useIsLost(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => lost > 0,
    () => false,
  );
}
