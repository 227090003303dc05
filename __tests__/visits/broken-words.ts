import type { Page } from "playwright-core";

/** Elements whose words may break: scrollable tables and slides out of view. */
const EXEMPT = ".visually-hidden, .table, .slick-track, svg";

/** Texts with a word wider than its box, which breaks in the middle, at the current width. */
export function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate((exempt) => {
    const style = document.createElement("style");
    style.textContent = "* { overflow-wrap: normal !important; word-break: normal !important }";
    document.head.append(style);
    const isTooWide = (text: Element) => text.scrollWidth > text.clientWidth + 1;
    const shown = (text: Element) => `${text.tagName} ${text.textContent?.trim().slice(0, 60)}`;
    const texts = document.querySelectorAll<HTMLElement>("h1, h2, h3, p, dt, li, th, td, a, summary, label");
    const broken = [...texts].filter(
      (text) => text.clientWidth > 0 && isTooWide(text) && !text.closest(exempt),
    );
    style.remove();
    return broken.map(shown);
  }, EXEMPT);
}
