import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../helpers/browser";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { scrollThrough } from "../helpers/scroll-through";
import { type Site, startSite } from "../helpers/site";
import { ROUTES } from "../helpers/specification";

const WIDTHS = [390, 1280];

let site: Site;
let browser: Browser;
/** One page a width, with the fonts in its cache: what late fonts move is not measured here. */
let pages: readonly { readonly width: number; readonly page: Page }[];

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
  pages = await Promise.all(
    WIDTHS.map(async (width) => {
      const { page } = await openPage(browser, `${site.url}/about`, { viewport: { width, height: 844 } });
      await page.evaluate(() => document.fonts.ready);
      return { width, page };
    }),
  );
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Every shift since the page began that no touch or key explains: how far, and what moved. */
function shifts(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) {
        // The DOM's types have no LayoutShift yet.
        const { value, hadRecentInput, sources } = entry as PerformanceEntry & {
          readonly value: number;
          readonly hadRecentInput: boolean;
          readonly sources: readonly { readonly node: Node | null }[];
        };
        if (hadRecentInput) continue;
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 90) : `“${node?.textContent?.slice(0, 40)}”`,
        );
        found.push(`${value.toFixed(4)} at ${Math.round(entry.startTime)} ms: ${moved.join(" | ")}`);
      }
    };
    await new Promise<void>((resolve) => {
      const observer = new PerformanceObserver((list) => note(list.getEntries()));
      observer.observe({ type: "layout-shift", buffered: true });
      setTimeout(() => {
        note(observer.takeRecords());
        observer.disconnect();
        resolve();
      }, 50);
    });
    return found;
  });
}

test.each(ROUTES)("nothing moves by itself on %s", async (route) => {
  const measured = await Promise.all(
    pages.map(async ({ width, page }) => {
      await page.goto(site.url + route, { waitUntil: "load" });
      await hydrated(page);
      await scrollThrough(page);
      return { width, moved: await shifts(page) };
    }),
  );
  expect(measured).toEqual(WIDTHS.map((width) => ({ width, moved: [] })));
});

test("a shift is seen where there is one", async () => {
  const { page, close } = await openPage(browser, `${site.url}/about`);
  await hydrated(page);
  await page.evaluate(() => {
    const pusher = document.createElement("div");
    pusher.style.height = "200px";
    document.querySelector("main")?.prepend(pusher);
    return new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  });
  expect(await shifts(page)).not.toEqual([]);
  await close();
});
