import type { Page } from "playwright-core";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { scrollThrough } from "../helpers/scroll-through";
import { sharedSite } from "../helpers/shared-site";
import { ROUTES } from "../helpers/site-content";

const WIDTHS = [390, 1280];

const site = sharedSite();
/** One page a width: fonts are in its cache (what late fonts move is not measured here), pictures come late. */
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
  /** Their sum, to two decimals, as it is commonly given. */
  readonly total: string;
  /** How far, when, and what moved; nothing when the sum is 0.00. */
  readonly moved: readonly string[];
}

/** Every shift since the page began that no touch or key explains. */
function shifts(page: Page): Promise<Shifts> {
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    // The DOM's types have no LayoutShift yet.
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

test.each(ROUTES)("nothing moves by itself on %s", async (route) => {
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

test("a shift is seen where there is one", async () => {
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
