import { useEffect, useRef } from "react";

type Find = () => HTMLElement | null | undefined;

/** For controls that disappear with their change. @returns give it, in the handler, what finds the element to focus */
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
