import type { Page } from "playwright-core";

/** Elements whose words may break: scrollable tables and slides out of view. */
const EXEMPT = ".visually-hidden, .table, .slick-track, svg";

/** Texts with a word wider than its box, which breaks in the middle, at the current width. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((exempt) => {
    const style = document.createElement("style");
    style.textContent = "* { overflow-wrap: normal !important; word-break: normal !important }";
    document.head.append(style);
    const brush = document.createElement("canvas").getContext("2d");
    /** False where this machine has no font for a text's letters: boxes of one width stand in their place. */
    const isDrawn = (text: Element) => {
      const letters = [...new Set(text.textContent?.match(/(?=[\u0250-\uffff])\p{L}/gu))].slice(0, 12);
      if (!brush || letters.length < 6) return true;
      brush.font = getComputedStyle(text).font;
      return new Set(letters.map((letter) => brush.measureText(letter).width)).size > 1;
    };
    const isTooWide = (text: Element) => text.scrollWidth > text.clientWidth + 1;
    const shown = (text: Element) => `${text.tagName} ${text.textContent?.trim().slice(0, 60)}`;
    const texts = document.querySelectorAll<HTMLElement>("h1, h2, h3, p, dt, li, th, td, a, summary, label");
    const broken = [...texts].filter(
      (text) => text.clientWidth > 0 && isTooWide(text) && !text.closest(exempt) && isDrawn(text),
    );
    style.remove();
    return broken.map(shown);
  }, EXEMPT);
}
