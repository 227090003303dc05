import type { Page } from "playwright-core";
import { hydrated } from "./hydrated";
import { openInOwnFonts } from "./in-own-fonts";
import { openPage } from "./open-page";
import type { VisitedSite } from "./shared-site";

/** One page that visits many routes, which costs far less than a context for each. */
export interface Tour {
  readonly page: Page;
  /** Opens a route at a width and waits for hydration. */
  visit(route: string, width?: number): Promise<Page>;
}

/**
 * Opens a tour's page before a test file's tests and closes it after them; it prefers reduced motion.
 * @param fonts the site's own, or the fallback fonts, as before the fonts have loaded
 */
export function startTour(site: VisitedSite, fonts: "own" | "fallback" = "own"): Tour {
  let opened: Awaited<ReturnType<typeof openPage>> | undefined;
  beforeAll(async () => {
    opened = await openPage(site.browser, `${site.url}/favicon.svg`, { reducedMotion: "reduce" });
    if (fonts === "fallback") await opened.page.route("**/*.woff2", (route) => route.abort());
  });
  afterAll(() => opened?.close());
  const page = () => {
    if (!opened) throw new Error("the tour opens its page in beforeAll; use it inside tests");
    return opened.page;
  };
  return {
    get page() {
      return page();
    },
    async visit(route, width = 1280) {
      await page().setViewportSize({ width, height: 900 });
      if (fonts === "own") await openInOwnFonts(page(), site.url + route);
      else await page().goto(site.url + route, { waitUntil: "load" });
      await hydrated(page());
      return page();
    },
  };
}
