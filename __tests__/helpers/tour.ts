import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "./browser";
import { hydrated } from "./hydrated";
import { openPage } from "./open-page";
import { type Site, startSite } from "./site";

/** One page of one browser that visits many routes, which costs far less than a context for each. */
export interface Tour {
  readonly page: Page;
  readonly browser: Browser;
  readonly url: string;
  /** Opens a route at a width and waits until React has taken it over. */
  visit(route: string, width?: number): Promise<Page>;
  end(): Promise<void>;
}

/**
 * Starts the host and the browser; every visitor has asked for less motion.
 * @param flags more of Chromium's flags
 */
export async function startTour(flags: readonly string[] = []): Promise<Tour> {
  const [site, browser]: [Site, Browser] = await Promise.all([startSite(), launchBrowser(flags)]);
  const { page } = await openPage(browser, `${site.url}/favicon.svg`, { reducedMotion: "reduce" });
  return {
    page,
    browser,
    url: site.url,
    async visit(route, width = 1280) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(site.url + route, { waitUntil: "load" });
      await hydrated(page);
      return page;
    },
    async end() {
      await browser.close();
      await site.stop();
    },
  };
}
