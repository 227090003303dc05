import type { Page } from "playwright-core";
import { PAGE_KINDS } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { scrollThrough } from "../helpers/scroll-through";
import { sharedSite } from "../helpers/shared-site";
import { ROUTES } from "../helpers/site-content";

const WIDTHS = [390, 1280];

const site = sharedSite();
/** One page per width. Fonts never arrive, so that they cause no shift (below they come late); pictures arrive late. */
let pages: readonly { readonly width: number; readonly page: Page }[];

beforeAll(async () => {
  pages = await Promise.all(
    WIDTHS.map(async (width) => {
      const { page } = await openPage(site.browser, `${site.url}/about`, {
        viewport: { width, height: 844 },
      });
      await page.route("**/*.woff2", (route) => route.abort());
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

/** Whether the machine has one of the fonts that stand in for ours; a bare one may have none. */
const hasStandIn = (page: Page) =>
  page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => /^"?Figtree ./.test(family));
    const loaded = await Promise.allSettled(faces.map((face) => face.load()));
    return loaded.some(({ status }) => status === "fulfilled");
  });

/** The largest sum that web.dev calls good for visitors. */
const GOOD = 0.1;

test.each(PAGE_KINDS)("%s stays in its place when the fonts arrive after the text", async (route) => {
  for (const width of WIDTHS) {
    const { page, close } = await openPage(site.browser, `${site.url}/no-such-page`, {
      viewport: { width, height: 844 },
    });
    if (await hasStandIn(page)) {
      await page.route("**/*.woff2", async (font) => {
        await page.waitForFunction(() => performance.getEntriesByType("paint").length > 0);
        await font.continue();
      });
      await page.goto(site.url + route, { waitUntil: "load" });
      await page.evaluate(() => document.fonts.ready);
      expect({ route, width, total: Number((await shifts(page)).total) < GOOD }).toEqual({
        route,
        width,
        total: true,
      });
    }
    await close();
  }
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
