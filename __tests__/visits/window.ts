import type { Page } from "playwright-core";
import { endAnimations, sessionOf } from "../helpers/painted";
import { until } from "../helpers/until";

const HEIGHT = 844;

/**
 * Gives a loaded page's window another width, in px, and lays it out. It draws nothing: of a page of 20,000 px that
 * takes a second.
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

/** How long, in ms, a page may take for a frame: on a busy machine one that nobody looks at may never have it. */
const FRAME_LIMIT = 1000;
const PICTURE_LIMIT = 20_000;

/** Scrolls to the end of the page and back to its start; at each step it waits for the pictures in view. */
export function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(
    async ([step, limit, pictureLimit]) => {
      const frame = () =>
        new Promise<void>((resolve) => {
          setTimeout(resolve, limit);
          requestAnimationFrame(() => setTimeout(resolve));
        });
      const isInView = (element: Element) => {
        const { top, bottom, left, right, width } = element.getBoundingClientRect();
        return (
          width > 0 &&
          element.checkVisibility() &&
          bottom > 0 &&
          top < window.innerHeight &&
          right > 0 &&
          left < window.innerWidth
        );
      };
      /** One that React replaces meanwhile never comes. */
      const isAwaited = (image: HTMLImageElement) => image.isConnected && !image.complete && isInView(image);
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        window.scrollTo({ top, behavior: "instant" });
        // What a frame brings into view is asked for only then.
        await frame();
        const end = Date.now() + pictureLimit;
        for (let late = [...document.images]; ; await new Promise((resolve) => setTimeout(resolve, 10))) {
          late = late.filter(isAwaited);
          if (late.length === 0) break;
          // Lazy ones are asked for in a frame, and a browser may stop drawing frames that nobody looks at.
          for (const image of late) image.loading = "eager";
          if (Date.now() > end)
            throw new Error(`waited for the picture ${late[0]?.currentSrc || late[0]?.src}`);
        }
      }
      await frame();
      window.scrollTo({ top: 0, behavior: "instant" });
      await frame();
    },
    [HEIGHT, FRAME_LIMIT, PICTURE_LIMIT] as const,
  );
}
