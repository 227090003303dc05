import { useEffect, useRef } from "react";

type Find = () => HTMLElement | null | undefined;

/**
 * Moves the focus after a render, for controls that disappear with the change that they make.
 * @returns takes a function that finds the element; call it in the handler that makes the change
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
