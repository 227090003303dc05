import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts have taken the page over; false in the exported HTML. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
