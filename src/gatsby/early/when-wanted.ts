const PAINT = "paint";

/**
 * Calls back when the page stands on screen with all that has come by now: on a fast connection a page has loaded
 * before it is first painted, and scripts that start then delay the paint. Browsers that do not tell count as quick.
 */
function whenPainted(run: () => void): void {
  // The frame after this one is painted with what the last has brought.
  const afterFrame = () => requestAnimationFrame(() => requestAnimationFrame(run));
  if (!window.PerformanceObserver?.supportedEntryTypes?.includes(PAINT)) {
    afterFrame();
    return;
  }
  const observer = new PerformanceObserver((list) => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return;
    observer.disconnect();
    afterFrame();
  });
  observer.observe({ type: PAINT, buffered: true });
}

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The visitor's first touch, key or pointer. */
const FIRST_SIGNS = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel"];
/** Longest wait for an idle moment, in ms. */
const IDLE_TIMEOUT = 2000;

/** Whether the visitor pays for each byte, or waits long for it. */
function isConnectionDear(): boolean {
  const { connection } = navigator as Navigator & { readonly connection?: Connection };
  return Boolean(connection?.saveData || connection?.effectiveType?.includes("2g"));
}

/**
 * Calls back once: when the page has loaded, is on screen, and the browser is idle, or at the visitor's first touch,
 * key or pointer, whichever comes first. On a dear connection only the visitor's sign counts.
 */
export function whenWanted(run: () => void): void {
  let hasRun = false;
  const once = () => {
    if (hasRun) return;
    hasRun = true;
    for (const name of FIRST_SIGNS) window.removeEventListener(name, once, true);
    run();
  };
  const whenIdle = () => {
    if ("requestIdleCallback" in window) window.requestIdleCallback(once, { timeout: IDLE_TIMEOUT });
    else setTimeout(once, 1);
  };
  const whenLoaded = () => whenPainted(whenIdle);
  for (const name of FIRST_SIGNS) window.addEventListener(name, once, { capture: true, passive: true });
  if (isConnectionDear()) return;
  if (document.readyState === "complete") whenLoaded();
  else window.addEventListener("load", whenLoaded, { once: true });
}
