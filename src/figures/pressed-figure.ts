import { isForBrowser } from "../lib/for-browser";

/** Figures of a text, of a chapter's rows and of the comparison; those of the list at the page's end have no slip. */
const FIGURES = "main :is(.fact, [data-row] a):is([href^='#fact-'], [href^='/figures#'])";

/** The link of a figure that was pressed, unless the press asks the browser for another tab. */
export function pressedFigure(event: MouseEvent): HTMLAnchorElement | undefined {
  if (isForBrowser(event) || !(event.target instanceof Element)) return undefined;
  return event.target.closest<HTMLAnchorElement>(FIGURES) ?? undefined;
}
