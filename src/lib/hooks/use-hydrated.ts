import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether scripts have hydrated the page; false in the exported HTML, and while React hydrates it. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
