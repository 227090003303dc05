import { useEffect, useState } from "react";

/** A chapter is the current one once its heading is above this part of the window. */
const LINE = "-35%";
/** Everything below the window counts as seen, so that a jump past several headings is noticed. */
const ENDLESS = "1000000px";

/** Number of the chapter being read, from 1; 0 above the first one and until scripts run. */
export function usePlace(ids: readonly string[]): number {
  const [place, setPlace] = useState(0);
  const key = ids.join(" ");
  useEffect(() => {
    const passed = new Set<Element>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, boundingClientRect, rootBounds } of entries) {
          if (boundingClientRect.top < (rootBounds?.top ?? 0)) passed.add(target);
          else passed.delete(target);
        }
        setPlace(passed.size);
      },
      { rootMargin: `${LINE} 0px ${ENDLESS} 0px`, threshold: [0, 1] },
    );
    for (const id of key.split(" ")) {
      const heading = document.getElementById(id);
      if (heading) observer.observe(heading);
    }
    return () => observer.disconnect();
  }, [key]);
  return place;
}
