import type { Browser, BrowserContextOptions, Page } from "playwright-core";
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
