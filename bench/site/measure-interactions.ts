import type { Browser, Page } from "playwright-core";
import { launchChromium, SLOWDOWN } from "./launch-chromium";
import { median } from "./median";

/** What a visitor does, on a route where it costs much. */
interface Act {
  readonly name: string;
  readonly route: string;
  readonly isWide?: boolean;
  /** Everything before the one input that is measured. */
  readonly prepare?: (page: Page) => Promise<void>;
  /** The input, and what shows that it was answered. */
  readonly act: (page: Page) => Promise<void>;
}

/** One act with the time from each input to the next paint, in ms. */
export interface Interaction {
  readonly name: string;
  readonly route: string;
  readonly median: number;
  readonly max: number;
}

const RUNS = 5;
const TIMEOUT_MS = 30_000;
const PHONE = { width: 390, height: 844 };
const DESKTOP = { width: 1280, height: 900 };

const ACTS: readonly Act[] = [
  {
    name: "menu",
    route: "/",
    act: async (page) => {
      await page.locator("[data-site-header] button[aria-expanded]:visible").first().click();
      await page.locator("[data-site-header] button[aria-expanded=true]").first().waitFor();
    },
  },
  {
    name: "search, first letter",
    route: "/search",
    isWide: true,
    prepare: (page) => page.locator("input[data-first-focus]").focus(),
    act: async (page) => {
      await page.keyboard.press("c");
      await page.locator("[data-found]").first().waitFor();
    },
  },
  {
    name: "filter of compare",
    route: "/compare",
    prepare: (page) => page.locator("select[name=m]").focus(),
    act: async (page) => {
      await page.keyboard.press("ArrowDown");
      await page.waitForURL("**/compare?*");
    },
  },
  {
    name: "filter of institutions",
    route: "/institutions",
    isWide: true,
    prepare: (page) => page.locator("main form select").first().focus(),
    act: async (page) => {
      await page.keyboard.press("ArrowDown");
      await page.waitForURL("**/institutions?*");
    },
  },
  {
    name: "add to plan",
    route: "/countries/australia",
    prepare: (page) => page.locator("button[data-star]").first().scrollIntoViewIfNeeded(),
    act: async (page) => {
      await page.locator("button[data-star=false]").first().click();
      await page.locator("button[data-star=true]").first().waitFor();
    },
  },
  {
    name: "lightbox",
    route: "/gallery/images",
    act: async (page) => {
      await page.locator("[data-gallery-group] a").first().click();
      await page.locator("dialog[open], [role=dialog]").first().waitFor();
    },
  },
  {
    name: "first submit",
    route: "/contact",
    act: async (page) => {
      await page.locator("form[data-form] button[type=submit]").click();
      await page.locator("[aria-invalid=true]").first().waitFor();
    },
  },
];

/** Longest time from an input to the paint that follows it, as Event Timing has it. */
async function once(browser: Browser, site: string, { route, isWide, prepare, act }: Act): Promise<number> {
  const page = await browser.newPage({ viewport: isWide ? DESKTOP : PHONE });
  page.setDefaultTimeout(TIMEOUT_MS);
  await page.goto(site + route);
  await page.mouse.move(1, 1);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
  await prepare?.(page);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(window, { seen });
    // Without the threshold, which TypeScript does not know, only 104 ms and more are reported.
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: "event",
      durationThreshold: 16,
    };
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) seen.push(duration);
    }).observe(options);
  });
  await act(page);
  const longest = await page.evaluate(async () => {
    // Entries of a frame arrive after it.
    for (let frame = 0; frame < 10; frame += 1)
      await new Promise((resolve) => requestAnimationFrame(resolve));
    const seen: unknown = Reflect.get(window, "seen");
    return Array.isArray(seen) ? Math.max(0, ...seen.map(Number)) : 0;
  });
  await page.close();
  return longest;
}

/** Measures every act several times on a slowed processor. */
export async function measureInteractions(site: string): Promise<readonly Interaction[]> {
  const browser = await launchChromium();
  try {
    const figures: Interaction[] = [];
    for (const act of ACTS) {
      const times: number[] = [];
      for (let run = 0; run < RUNS; run += 1) times.push(await once(browser, site, act));
      figures.push({ name: act.name, route: act.route, median: median(times), max: Math.max(...times) });
    }
    return figures;
  } finally {
    await browser.close();
  }
}
