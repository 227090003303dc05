import { whenPainted } from "./when-painted";

interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** The visitor's first touch, key or pointer. */
const FIRST_SIGNS = ["pointerdown", "pointermove", "touchstart", "keydown", "wheel"];
/** Longest wait in ms for an idle moment. */
const PATIENCE = 2000;

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
    if ("requestIdleCallback" in window) window.requestIdleCallback(once, { timeout: PATIENCE });
    else setTimeout(once, 1);
  };
  const whenLoaded = () => whenPainted(whenIdle);
  for (const name of FIRST_SIGNS) window.addEventListener(name, once, { capture: true, passive: true });
  if (isConnectionDear()) return;
  if (document.readyState === "complete") whenLoaded();
  else window.addEventListener("load", whenLoaded, { once: true });
}
