import { type RefObject, useEffect } from "react";

/** The window shows the entries in a row, and the drawer makes no sense (`from.desktop`). */
const WIDE = "(min-width: 64em)";

/**
 * While the drawer is open: the focus is in it, everything of the page but the header and the bar at its foot is
 * inert, and Escape or a wide window closes it.
 * @param close is told whether it was Escape, so that it can give the focus back
 */
export function useDrawer(
  header: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (byEscape: boolean) => void,
): void {
  useEffect(() => {
    const own = header.current;
    if (!isOpen || !own) return;
    const behind = [...(own.parentElement?.children ?? [])].filter(
      (part) => part !== own && part.localName !== "aside",
    );
    for (const part of behind) part.toggleAttribute("inert", true);
    own.querySelector("nav")?.querySelector("a")?.focus({ preventScroll: true });
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") close(true);
    };
    const wide = window.matchMedia(WIDE);
    const onWide = () => close(false);
    document.addEventListener("keydown", onKey);
    wide.addEventListener("change", onWide);
    return () => {
      for (const part of behind) part.toggleAttribute("inert", false);
      own.style.minHeight = "";
      document.removeEventListener("keydown", onKey);
      wide.removeEventListener("change", onWide);
    };
  }, [header, isOpen, close]);
}
