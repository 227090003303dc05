import type { Page } from "playwright-core";

/** Scrolls through the whole page as a reader does, and waits at each step for fonts and the pictures in view. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    // A picture that was taken off the page tells of nothing any more.
    const arrived = async (image: HTMLImageElement) => {
      while (!image.complete && image.isConnected) await frame();
    };
    const isInView = (element: Element) => {
      const { top, bottom, left, right, width } = element.getBoundingClientRect();
      return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
    };
    await document.fonts.ready;
    const end = () => document.documentElement.scrollHeight - window.innerHeight;
    for (let place = 0; ; place += window.innerHeight * 0.8) {
      window.scrollTo({ top: place, behavior: "instant" });
      await frame();
      await frame();
      await Promise.all([...document.images].filter(isInView).map(arrived));
      if (place >= end()) break;
    }
    await frame();
    await frame();
  });
}
