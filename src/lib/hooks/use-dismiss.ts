import { type RefObject, useEffect } from "react";

/** What dismisses a part that lies over the page: a press, at once, or the focus moving on. */
const PRESS = ["pointerdown", "focusin"] as const;

/**
 * Calls back on Escape, or when a press or the focus goes outside.
 * @param onDismiss is told whether it was Escape
 * @param events what counts outside; "click" for a part in the page's flow, where what is pressed moves up as it closes
 */
export function useDismiss(
  element: RefObject<HTMLElement | null>,
  isActive: boolean,
  onDismiss: (byEscape: boolean) => void,
  events: readonly string[] = PRESS,
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
    for (const event of events) document.addEventListener(event, onOutside, { signal });
    document.addEventListener("keydown", onKey, { signal });
    return () => listening.abort();
  }, [element, isActive, onDismiss, events]);
}
