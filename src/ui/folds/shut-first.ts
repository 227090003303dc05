import { wideWindow } from "../../theme/windows";

/**
 * Shuts the page's first fold, if it is marked so, in narrow windows. The HTML has it open, as HTML is the same for all
 * windows. Until then the styles draw it shut there (`firstFold`), as a browser may paint before the inline script runs.
 */
export function shutFirst(): void {
  if (!window.matchMedia(wideWindow).matches)
    document.querySelector("details[data-first]")?.removeAttribute("open");
  document.documentElement.dataset.folded = "";
}
