import { useCallback, useSyncExternalStore } from "react";

/** While there is no window, and in the first paint after it, nothing is known of the visitor's screen. */
const unknown = () => false;

/** Whether a media query holds; false in the HTML and until scripts run. */
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

/** Whether things may move by themselves: scripts run, and the visitor did not ask for less motion. */
export function useMotionAllowed(): boolean {
  return useMediaQuery("(prefers-reduced-motion: no-preference)");
}
