import type { Page } from "playwright-core";
import { launchChromium } from "./launch-chromium";
import { median } from "./median";

export interface Navigation {
  readonly to: string;
  /** From the click until the frame with the new page's heading is painted, in ms. */
  readonly ms: number;
  /** Whether the page is scrolled to its top, with the focus on its heading. */
  readonly isInPlace: boolean;
}

export interface NavigationFigures {
  readonly median: number;
  readonly all: readonly Navigation[];
}

/** Gatsby's page loader (private). */
interface GatsbyLoader {
  loadPage(path: string): Promise<object>;
}

const START = "/about";
const NAVIGATION_TIMEOUT_MS = 10_000;

/** Waits until everything that a hover prefetches has loaded: data and bundle. */
async function prefetch(page: Page, to: string): Promise<void> {
  await page.locator(`a[href="${to}"]`).first().dispatchEvent("mouseover");
  await page.evaluate(async (path) => {
    const { ___loader } = window as Window & { ___loader?: GatsbyLoader };
    await ___loader?.loadPage(path);
  }, to);
}

/** Clicks a link with the page scrolled to its end, and waits for the frame with the new heading. */
async function follow(page: Page, to: string): Promise<Navigation> {
  await prefetch(page, to);
  return page.evaluate(
    async ([path, timeout]) => {
      // No named functions here: the compiler's helper for names does not exist in the page.
      const link = document.querySelector<HTMLElement>(`a[href="${path}"]`);
      const before = document.querySelector("h1");
      if (!link) throw new Error(`no link leads to ${path}`);
      window.scrollTo(0, document.body.scrollHeight);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const begin = performance.now();
      link.click();
      do {
        await new Promise((resolve) => requestAnimationFrame(resolve));
        if (performance.now() - begin > timeout) throw new Error(`${path} did not open`);
      } while (location.pathname !== path || document.querySelector("h1") === before);
      const { port1, port2 } = new MessageChannel();
      // A message posted before a frame is painted arrives after it.
      await new Promise((resolve) => {
        port1.onmessage = resolve;
        port2.postMessage(0);
      });
      const ms = performance.now() - begin;
      // The router moves the focus after this frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      const first = document.querySelector("[data-first-focus]") ?? document.querySelector("h1");
      const isInPlace = window.scrollY === 0 && document.activeElement === first;
      return { to: path, ms, isInPlace };
    },
    [to, NAVIGATION_TIMEOUT_MS] as const,
  );
}

/** Follows every internal link of header and footer, each from the same page, in Chromium without throttling. */
export async function measureNavigation(site: string): Promise<NavigationFigures> {
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.goto(site + START);
    await page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
    const targets = await page.evaluate(() => [
      ...new Set(
        [...document.querySelectorAll<HTMLAnchorElement>("header a[href^='/'], footer a[href^='/']")].map(
          (link) => link.pathname,
        ),
      ),
    ]);
    const all: Navigation[] = [];
    for (const to of targets.filter((target) => target !== START)) {
      all.push(await follow(page, to));
      await follow(page, START);
    }
    return { median: median(all.map(({ ms }) => ms)), all };
  } finally {
    await browser.close();
  }
}
