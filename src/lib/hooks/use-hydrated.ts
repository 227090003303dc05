import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React has hydrated the page; false in the exported HTML and during hydration. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Whether React had hydrated the page when this is called; false in the exported HTML. Unlike `useHydrated` it renders
 * nothing again. In a part's first render it tells a part that came by client-side navigation.
 */
export const wasHydrated = (): boolean =>
  typeof document !== "undefined" && document.documentElement.dataset.hydrated !== undefined;
