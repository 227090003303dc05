import type { Page } from "playwright-core";
import { hydrated } from "./hydrated";
import { openInOwnFonts } from "./in-own-fonts";
import { openPage } from "./open-page";
import type { VisitedSite } from "./shared-site";

/** One page of one browser that visits many routes, which costs far less than a context for each. */
export interface Tour {
  readonly page: Page;
  /** Opens a route at a width and waits until React has taken it over. */
  visit(route: string, width?: number): Promise<Page>;
}

/**
 * Has a tour's page opened before a test file's tests and closed after them; it has asked for less motion.
 * @param letters the site's own, or those that stand in while its fonts have not come
 */
export function startTour(site: VisitedSite, letters: "own" | "stand-in" = "own"): Tour {
  let opened: Awaited<ReturnType<typeof openPage>> | undefined;
  beforeAll(async () => {
    opened = await openPage(site.browser, `${site.url}/favicon.svg`, { reducedMotion: "reduce" });
    if (letters === "stand-in") await opened.page.route("**/*.woff2", (route) => route.abort());
  });
  afterAll(() => opened?.close());
  const page = () => {
    if (!opened) throw new Error("the tour's page is there from beforeAll on");
    return opened.page;
  };
  return {
    get page() {
      return page();
    },
    async visit(route, width = 1280) {
      await page().setViewportSize({ width, height: 900 });
      if (letters === "own") await openInOwnFonts(page(), site.url + route);
      else await page().goto(site.url + route, { waitUntil: "load" });
      await hydrated(page());
      return page();
    },
  };
}
