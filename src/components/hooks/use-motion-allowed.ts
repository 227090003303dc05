import { useMediaQuery } from "./use-media-query";

/** Whether things may move by themselves: scripts run, and the visitor did not ask for less motion. */
export function useMotionAllowed(): boolean {
  return useMediaQuery("(prefers-reduced-motion: no-preference)");
}
