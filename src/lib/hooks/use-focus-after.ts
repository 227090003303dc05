import { useEffect, useRef } from "react";

type Find = () => HTMLElement | null | undefined;

/**
 * Moves the focus after a control has removed itself. Call the returned function in the event handler, with a function
 * that finds the next element.
 */
export function useFocusAfter(): (find: Find) => void {
  const next = useRef<Find>(undefined);
  useEffect(() => {
    const find = next.current;
    next.current = undefined;
    find?.()?.focus({ preventScroll: true });
  });
  return (find) => {
    next.current = find;
  };
}
