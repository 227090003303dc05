import type { Browser, BrowserContextOptions, Locator, Page } from "playwright-core";
import { isHydrated, settled } from "./hydrated";
import { type OpenedPage, openPage } from "./open-page";

/** Opens and hydrates a page whose timers run only when `pass` is called. */
export async function openStopped(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const opened = await openPage(browser, new URL("/favicon.svg", url).href, options);
  const { page } = opened;
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(1000);
  await page.goto(url, { waitUntil: "load" });
  while (!(await page.evaluate(isHydrated))) await pass(page, 1);
  await settled(page);
  return opened;
}

/** Advances the clock of a page from `openStopped`, and waits until React has rendered. */
export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await settled(page);
}

/**
 * Advances the clock until an element is visible. Its code comes in real time, but React may hold back what it shows
 * by a timer of its own, so that waiting alone would never end.
 */
export async function passUntil(page: Page, locator: Locator): Promise<void> {
  while (!(await locator.isVisible())) await pass(page, 10);
}
