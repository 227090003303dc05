import { type RefObject, useEffect, useState } from "react";

const DURATION_MS = 1200;
/** The number in a figure and the text around it: "2523+" is "", 2523, "+". */
const FIGURE = /^(\D*)(\d[\d,]*)(.*)$/s;

/**
 * A figure on its way from 0 to its value.
 * @param progress 0 to 1
 * @example figureAt("2,523+", 0.5) // "1,262+"
 */
export function figureAt(figure: string, progress: number): string {
  const [, before, digits, after] = FIGURE.exec(figure) ?? [];
  if (digits === undefined || progress >= 1) return figure;
  const value = Math.round(Number(digits.replaceAll(",", "")) * progress);
  return `${before}${digits.includes(",") ? value.toLocaleString("en") : value}${after}`;
}

/**
 * Counts a figure up once when it scrolls into view. One that is in view when scripts start is not animated.
 * @param isAllowed whether animations may run
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
