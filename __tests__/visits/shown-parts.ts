import type { Page } from "playwright-core";
import { lostPhrases, type ShownParts, type specifiedRecords } from "../helpers/specified";
import { FOLDED } from "./watch";

/**
 * Runs in a page: what a visitor reads of it at the window's width, without opening anything.
 * @param folded folds that the visit has opened
 */
function shownParts(folded: string): ShownParts {
  /** False also in a box of one pixel, for screen readers alone. */
  const isOnScreen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    if (element.closest(folded) && !element.closest("summary")) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clientWidth, clientHeight } = box;
      if (clientWidth <= 1 && clientHeight <= 1 && getComputedStyle(box).overflow !== "visible") return false;
    }
    return true;
  };
  const read = (part: Element): string => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (nodeValue?.trim() && parentElement && isOnScreen(parentElement)) words.push(nodeValue);
    }
    return words.join(" ");
  };
  const shownIn = (part: Element) => ({
    text: read(part),
    links: [...part.querySelectorAll("a[href]")].map((link) => ({
      href: link.getAttribute("href") ?? "",
      text: read(link),
    })),
  });
  return {
    lang: document.documentElement.lang,
    main: shownIn(document.querySelector("main") ?? document.body),
    whole: shownIn(document.body),
  };
}

/** The phrases that a page should show at the current width, and does not. */
export async function phrasesLost(
  page: Page,
  route: string,
  records: ReturnType<typeof specifiedRecords>,
  width: number,
): Promise<string[]> {
  return lostPhrases(records, route, await page.evaluate(shownParts, FOLDED), width);
}
