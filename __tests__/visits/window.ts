import type { Page } from "playwright-core";
import { endAnimations, sessionOf } from "../helpers/painted";
import { until } from "../helpers/until";

/** Widths of the windows in which every page is visited, in px. `zoomed` is a desk's window at 400 %. */
export const WIDTHS = { phone: 390, tablet: 768, desk: 1280, wide: 1920, zoomed: 320 } as const;
const HEIGHT = 844;

/**
 * Resizes the window of a loaded page, in px, and waits for the layout. It does not paint, which takes a second for a
 * page of 20,000 px.
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

/** Sets the browser's text size in px, as a visitor does in the settings; default 16. */
export async function setTextSize(page: Page, size: number): Promise<void> {
  const session = await sessionOf(page);
  await session.send("Page.enable");
  await session.send("Page.setFontSizes", { fontSizes: { standard: size } });
  await until(page, `letters of ${size} px`, areLetters, `${size}px`);
}

/** Timeout in ms for a frame: on a busy machine a background page may never paint. */
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
      /** A picture that React replaces never loads. */
      const isAwaited = (image: HTMLImageElement) => image.isConnected && !image.complete && isInView(image);
      for (let top = 0; top < document.documentElement.scrollHeight; top += step) {
        window.scrollTo({ top, behavior: "instant" });
        // Pictures are only requested by the frame that brings them into view.
        await frame();
        const end = Date.now() + pictureLimit;
        for (let late = [...document.images]; ; await new Promise((resolve) => setTimeout(resolve, 10))) {
          late = late.filter(isAwaited);
          if (late.length === 0) break;
          // Lazy pictures are requested in a frame, and a browser may stop painting background pages.
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
