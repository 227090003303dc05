import type { Page } from "playwright-core";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { scrollThrough } from "../helpers/scroll-through";
import { sharedSite } from "../helpers/shared-site";
import { ROUTES } from "../helpers/site-content";

const WIDTHS = [390, 1280];

const site = sharedSite();
/** One page per width. Fonts are in the cache (shifts from late fonts are not measured here), pictures arrive late. */
let pages: readonly { readonly width: number; readonly page: Page }[];

beforeAll(async () => {
  pages = await Promise.all(
    WIDTHS.map(async (width) => {
      const { page } = await openPage(site.browser, `${site.url}/about`, {
        viewport: { width, height: 844 },
      });
      await page.evaluate(() => document.fonts.ready);
      await page.route(/\.(avif|webp|png|jpe?g)$/, async (route) => {
        await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0).catch(() => {});
        await route.continue().catch(() => {});
      });
      return { width, page };
    }),
  );
});

afterAll(() => Promise.all(pages.map(({ page }) => page.context().close())));

interface Shifts {
  /** Their sum to two decimals. */
  readonly total: string;
  /** How far, when, and which elements; empty when the sum is 0.00. */
  readonly moved: readonly string[];
}

/** All layout shifts so far that no input explains. */
function shifts(page: Page): Promise<Shifts> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    // TypeScript's DOM types lack LayoutShift.
    const entries = observer.takeRecords() as (PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
      readonly sources: readonly { readonly node: Node | null }[];
    })[];
    observer.disconnect();
    const unexplained = entries.filter(({ hadRecentInput }) => !hadRecentInput);
    const total = unexplained.reduce((sum, { value }) => sum + value, 0).toFixed(2);
    const moved = unexplained.map(({ value, startTime, sources }) => {
      const what = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 90) : `“${node?.textContent?.slice(0, 40)}”`,
      );
      return `${value.toFixed(4)} at ${Math.round(startTime)} ms: ${what.join(" | ")}`;
    });
    return { total, moved: total === "0.00" ? [] : moved };
  });
}

test.each(ROUTES)("%s has no layout shift", async (route) => {
  const measured = await Promise.all(
    pages.map(async ({ width, page }) => {
      await page.goto(site.url + route, { waitUntil: "load" });
      await hydrated(page);
      await scrollThrough(page);
      return { width, ...(await shifts(page)) };
    }),
  );
  expect(measured).toEqual(WIDTHS.map((width) => ({ width, total: "0.00", moved: [] })));
});

test("the measurement sees a layout shift", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/about`);
  await hydrated(page);
  await page.evaluate(() => {
    const pusher = document.createElement("div");
    pusher.style.height = "200px";
    document.querySelector("main")?.prepend(pusher);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect((await shifts(page)).moved).not.toEqual([]);
  await close();
});
