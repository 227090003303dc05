import { LATER_PARTS } from "../../ui/layout/unlaid";
import { whenIdle, whenLoaded } from "./when-wanted";

/** A place that Back or a reload restores, or a fragment, is only right when every part has its true height. */
function startsAtTop(): boolean {
  const [visit] = performance.getEntriesByType("navigation");
  const isReturn = visit instanceof PerformanceNavigationTiming && visit.type !== "navigate";
  return !isReturn && window.location.hash === "";
}

/**
 * Lays out the page's later parts once the first view is painted, one in each idle moment, so that no task is long.
 * A link into the page needs them all at once.
 */
export function layOutLater(): void {
  const page = document.documentElement;
  const layOutAll = () => {
    delete page.dataset.unlaid;
  };
  if (!startsAtTop()) {
    layOutAll();
    return;
  }
  const parts = [...document.querySelectorAll<HTMLElement>(LATER_PARTS.join())];
  const layOutNext = () => {
    const part = parts.shift();
    if (!part) {
      layOutAll();
      return;
    }
    part.dataset.laid = "";
    whenIdle(layOutNext);
  };
  // Fonts that arrive later would lay out once more what is laid out.
  whenLoaded(() => document.fonts.ready.then(() => whenIdle(layOutNext)));
  window.addEventListener(
    "click",
    ({ target }) => {
      if (target instanceof Element && target.closest("a[href*='#']")) layOutAll();
    },
    { capture: true },
  );
}
