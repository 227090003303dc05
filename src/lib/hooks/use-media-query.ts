import { useCallback, useSyncExternalStore } from "react";

/** Server snapshot, without a window; React uses it during hydration too, so that both renders agree. */
const unknown = () => false;

/** Whether a media query matches; false in the exported HTML and until hydration. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (notify: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", notify);
      return () => list.removeEventListener("change", notify);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches, unknown);
}

/** Whether animations may run: scripts run, and the visitor has not asked for reduced motion. */
export function useMotionAllowed(): boolean {
  return useMediaQuery("(prefers-reduced-motion: no-preference)");
}
