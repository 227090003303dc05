import { type RefObject, useEffect } from "react";

/**
 * Calls back on Escape, and when a press or the focus goes outside an element.
 * @param onDismiss is told whether it was Escape, so that it can restore the focus
 */
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
    document.addEventListener("pointerdown", onOutside);
    document.addEventListener("focusin", onOutside);
    document.addEventListener("keydown", onKey);
    return () => {
      document.removeEventListener("pointerdown", onOutside);
      document.removeEventListener("focusin", onOutside);
      document.removeEventListener("keydown", onKey);
    };
  }, [element, isActive, onDismiss]);
}
