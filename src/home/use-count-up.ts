import { type RefObject, useEffect, useState } from "react";
import { figureAt } from "./count-up";

const DURATION_MS = 1200;

/**
 * Counts a figure up, once, when it scrolls into view. One that is in view already when scripts start stays as it is.
 * @param isAllowed whether things may move by themselves
 */
export function useCountUp(element: RefObject<Element | null>, figure: string, isAllowed: boolean): string {
  const [progress, setProgress] = useState(1);
  useEffect(() => {
    const watched = element.current;
    if (!watched || !isAllowed) return;
    let frame = 0;
    let wasOutside = false;
    const count = (start: number) => {
      const part = Math.min((performance.now() - start) / DURATION_MS, 1);
      setProgress(1 - (1 - part) ** 3);
      if (part < 1) frame = requestAnimationFrame(() => count(start));
    };
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) {
        wasOutside = true;
        return;
      }
      observer.disconnect();
      if (wasOutside) count(performance.now());
    });
    observer.observe(watched);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setProgress(1);
    };
  }, [element, isAllowed]);
  return figureAt(figure, progress);
}
