import { brotliSize } from "../helpers/brotli-size";
import { scriptBudget } from "../helpers/budgets";
import { article, country, guide } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";

const site = sharedSite();

/** The page's own record of its first load, in ms of the browser's clock. */
interface FirstLoad {
  /** When the page had loaded and been painted. */
  shown: number;
  /** First idle moment after that. */
  idle: number;
  /** Address and start of every script-initiated request and every third-party request. */
  fetched: [string, number][];
}

/** One page per budget and per kind of reading page. */
const PAGES = ["/", country.path, article.path, guide.path, "/contact", "/online-consultation-form"];

test.each(PAGES)(
  "%s loads scripts within budget and after the first paint, third-party scripts after idle",
  async (route) => {
    const { page, close } = await openPage(site.browser, "about:blank", {
      viewport: { width: 390, height: 844 },
    });
    const scripts = new Set<string>();
    page.on("request", (request) => {
      const { origin, pathname } = new URL(request.url());
      if (origin === site.url && pathname.endsWith(".js")) scripts.add(pathname);
    });
    await page.addInitScript(() => {
      addEventListener("load", () =>
        requestIdleCallback(() => Object.assign(window, { firstIdle: performance.now() })),
      );
    });
    await page.goto(site.url + route, { waitUntil: "load" });
    await hydrated(page);
    await page.waitForFunction(() => "firstIdle" in window);
    const seen = await page.evaluate((own): FirstLoad => {
      const [navigation] = performance.getEntriesByType("navigation");
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      const loaded =
        navigation instanceof PerformanceNavigationTiming ? navigation.loadEventStart : Number.NaN;
      const { firstIdle } = window as Window & { firstIdle?: number };
      return {
        shown: Math.max(loaded, paint?.startTime ?? Number.NaN),
        idle: firstIdle ?? Number.NaN,
        fetched: performance
          .getEntriesByType("resource")
          .filter(({ name }) => name.endsWith(".js") || !name.startsWith(own))
          .map(({ name, startTime }) => [name, startTime]),
      };
    }, site.url);
    expect(scripts.size).toBeGreaterThanOrEqual(3);
    const bytes = [...scripts].reduce((sum, file) => sum + brotliSize(file), 0);
    expect(bytes).toBeLessThanOrEqual(scriptBudget(route));
    const early = ([name, start]: [string, number]) =>
      !(start > (name.startsWith(site.url) ? seen.shown : seen.idle));
    expect(seen.fetched.filter(early)).toEqual([]);
    await close();
  },
);
