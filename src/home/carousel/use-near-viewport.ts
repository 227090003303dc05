import { type RefObject, useEffect, useState } from "react";

/**
 * Whether an element has come near the viewport; once true it stays so.
 * @param margin what counts as near, in px above or below the viewport
 */
export function useNearViewport(element: RefObject<Element | null>, margin: number): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const watched = element.current;
    if (!watched || isNear) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setNear(true);
      },
      { rootMargin: `${margin}px 0px` },
    );
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element, isNear, margin]);
  return isNear;
}
