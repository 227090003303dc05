/** Windows in which a page's first fold stands open (`from.desktop`). */
const WIDE = "(min-width: 64em)";

/**
 * Opens the page's first fold, if it is marked so, in wide windows. The HTML has it shut, as HTML is the same for all
 * windows; the inline script calls this before the first paint.
 */
export function openFirst(): void {
  if (window.matchMedia(WIDE).matches)
    document.querySelector("details[data-first]")?.setAttribute("open", "");
}
