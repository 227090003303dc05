import { useEffect, useState } from "react";

/** A chapter is being read from the moment its heading is above this part of the window. */
const LINE = "-35%";
/** Below the window everything counts as seen: a jump past several headings is then told, too. */
const ENDLESS = "1000000px";

/** Place of the chapter that is being read, from 1; 0 above the first, and until scripts run. */
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
