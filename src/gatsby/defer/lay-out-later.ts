import { LATER_PARTS } from "../../ui/layout/unlaid";
import { whenFree, whenLoaded } from "./when-wanted";

/**
 * Lays out the page's later parts once the first view is painted, one by one in idle moments, so that no task is long.
 * A link into the page needs them all at once, and so does a place that a fragment names or that Back or a reload
 * restores, as it is only right when every part has its true height.
 */
export function layOutLater(): void {
  const page = document.documentElement;
  const layOutAll = () => {
    delete page.dataset.unlaid;
  };
  const parts = [...document.querySelectorAll<HTMLElement>(LATER_PARTS.join())];
  const layOutNext = () => {
    const part = parts.shift();
    if (!part) return layOutAll();
    part.dataset.laid = "";
    whenFree(layOutNext);
  };
  const isVisit = performance
    .getEntriesByType("navigation")
    .some((visit) => Reflect.get(visit, "type") === "navigate");
  // Fonts that arrive later would lay out once more what is laid out.
  if (isVisit && !window.location.hash) whenLoaded(() => document.fonts.ready.then(layOutNext));
  else layOutAll();
  const onClick = ({ target }: Event) => {
    if (target instanceof Element && target.closest("a[href*='#']")) layOutAll();
  };
  window.addEventListener("click", onClick, { capture: true });
}
