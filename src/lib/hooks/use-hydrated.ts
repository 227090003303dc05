import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts have hydrated the page; false in the exported HTML. */
export function useHydrated(): boolean {
  // React takes the last argument while it hydrates.
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
