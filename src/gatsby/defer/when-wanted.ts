import { onFirstAct } from "../../lib/first-act";

const PAINT = "paint";

/**
 * Calls back once everything loaded so far is painted. On a fast connection `load` comes before the first paint, and
 * scripts started then would delay it. Browsers without paint timing count as fast.
 */
function whenPainted(run: () => void): void {
  // The second frame comes after a paint of everything that was loaded before the first.
  const afterFrames = () => requestAnimationFrame(() => requestAnimationFrame(run));
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes(PAINT)) {
    afterFrames();
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    afterFrames();
  });
  observer.observe({ type: PAINT, buffered: true });
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

const IDLE_TIMEOUT_MS = 2000;

/** Whether data is expensive or slow: `saveData` or a 2G connection. */
function isConnectionCostly(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

/** Calls back after `load` and a paint. */
export function whenLoaded(run: () => void): void {
  const afterLoad = () => whenPainted(run);
  if (document.readyState === "complete") afterLoad();
  else window.addEventListener("load", afterLoad, { once: true });
}

/** Calls back in an idle moment; Safari has no callback for one. */
function whenIdle(run: () => void): void {
  if ("requestIdleCallback" in window) window.requestIdleCallback(run, { timeout: IDLE_TIMEOUT_MS });
  else setTimeout(run, 1);
}

/** Calls back once the browser could answer and paint; a hidden page has no frames. */
export function afterFrame(run: () => void): void {
  const soon = () => setTimeout(run);
  if (document.hidden) soon();
  else requestAnimationFrame(soon);
}

/** Calls back in an idle moment after a frame: between two, input that waits for the first task is answered. */
export const whenFree = (run: () => void): void => afterFrame(() => whenIdle(run));

/** Calls back once: after `load`, a paint and an idle moment, or at the first input; on 2G at input only. */
export function whenWanted(run: () => void): void {
  let hasRun = false;
  const once = () => {
    if (hasRun) return;
    hasRun = true;
    endWait();
    run();
  };
  const endWait = onFirstAct(once);
  if (isConnectionCostly()) return;
  whenLoaded(() => whenIdle(once));
}
