import type { Page } from "playwright-core";
import { drawFrame, endAnimations, sessionOf } from "../helpers/painted";
import { until } from "../helpers/until";

/** Height of every window, in px. */
const HEIGHT = 844;

/**
 * Gives a loaded page's window another width, in px, and lays it out. It draws nothing: of a page of 20,000 px that
 * takes a second.
 * @param density device pixels per px
 */
export async function resize(page: Page, width: number, density = 1): Promise<void> {
  const session = await sessionOf(page);
  await session.send("Emulation.setDeviceMetricsOverride", {
    width,
    height: HEIGHT,
    deviceScaleFactor: density,
    mobile: false,
  });
  await until(page, `a window of ${width} px`, isOfWidth, width);
  await endAnimations(page);
}

/** Runs in a page. */
const isOfWidth = (width: number) => window.innerWidth === width && document.body.offsetHeight > 0;

/** Runs in a page. */
const areLetters = (size: string) => getComputedStyle(document.documentElement).fontSize === size;

/** Sets the text size of the browser, in px, as a visitor does in its settings: 16 unless changed. */
export async function setLetters(page: Page, size: number): Promise<void> {
  const session = await sessionOf(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await until(page, `letters of ${size} px`, areLetters, `${size}px`);
}

/** Scrolls to the end of the page and back to its start; at each step it waits for the pictures in view. */
export async function scrollThrough(page: Page): Promise<void> {
  for (let place = 0, end = 1; place < end; place += HEIGHT) {
    end = await page.evaluate((top) => {
      window.scrollTo({ top, behavior: "instant" });
      return document.documentElement.scrollHeight;
    }, place);
    // What a frame brings into view is asked for only then.
    await drawFrame(page);
    await page.evaluate(async () => {
      const isInView = (element: Element) => {
        const { top, bottom, left, right, width } = element.getBoundingClientRect();
        return width > 0 && bottom > 0 && top < window.innerHeight && right > 0 && left < window.innerWidth;
      };
      const waiting = [...document.images].filter((image) => !image.complete && isInView(image));
      const arrived = (image: HTMLImageElement) =>
        new Promise((resolve) => {
          for (const end of ["load", "error"]) image.addEventListener(end, resolve, { once: true });
        });
      await Promise.all(waiting.map(arrived));
    });
  }
  await drawFrame(page);
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await drawFrame(page);
}
