import { useEffect, useRef } from "react";

type Find = () => HTMLElement | null | undefined;

/**
 * Moves the focus once a change is on the page, for controls that go with what they change.
 * @returns takes what finds the element, to be called in the handler that makes the change
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
