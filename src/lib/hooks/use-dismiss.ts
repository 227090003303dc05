import { type RefObject, useEffect } from "react";

/** Calls back on Escape, or when a press or the focus goes outside. @param onDismiss is told whether it was Escape */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onDismiss: (byEscape: boolean) => void,
): void {
  useEffect(() => {
    if (!isActive) return;
    const onOutside = ({ target }: Event) => {
      if (target instanceof Node && !element.current?.contains(target)) onDismiss(false);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onDismiss(true);
    };
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", onOutside, { signal });
    document.addEventListener("focusin", onOutside, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => listening.abort();
  }, [element, isActive, onDismiss]);
}
