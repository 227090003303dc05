import type { Browser, BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import { launchBrowser } from "../helpers/browser";
import { watchComplaints } from "../helpers/complaints";
import { hydratedByAdvancing } from "../helpers/driven-clock";
import { hydrated } from "../helpers/hydrated";
import { makeLate } from "../helpers/late";
import { FIXED_DAY } from "./place";

/** Environment variables by which the setup passes the site's address and the host's spool to the workers. */
export const FIXED_SITE_URL = "FIXED_SITE_URL";
export const FIXED_SITE_SPOOL = "FIXED_SITE_SPOOL";

/** The window of an ordinary phone. */
export const PHONE = { width: 390, height: 844 };

export interface Visit extends Omit<BrowserContextOptions, "viewport"> {
  /** Width of the window in px; default 1280. */
  readonly width?: number;
  /** Height of the window in px; default 900. */
  readonly height?: number;
  readonly hydrates?: boolean;
  /**
   * "driven": timers run only when the test advances time with `helpers/driven-clock.ts`; "own": the browser's own day
   * and hour, for tests that the fixed day would disturb.
   */
  readonly clock?: "driven" | "own";
  readonly mayComplain?: boolean;
  readonly plan?: string;
  readonly before?: (page: Page, context: BrowserContext) => Promise<unknown>;
}

export interface Visited {
  readonly page: Page;
  readonly complaints: readonly string[];
}

/** Call it once at the top of a test file. After each test it fails if a page has logged an error. */
export function fixedSite() {
  const url = process.env[FIXED_SITE_URL];
  if (!url) throw new Error(`${FIXED_SITE_URL} is not set: run these tests with --selectProjects behaviour`);
  let browser: Browser | undefined;
  let opened: { context: BrowserContext; complaints: readonly string[] }[] = [];
  beforeAll(async () => {
    browser = await launchBrowser();
  });
  afterAll(() => browser?.close());
  afterEach(async () => {
    const pages = opened;
    opened = [];
    for (const { context } of pages) await context.close();
    expect(pages.flatMap(({ complaints }) => complaints)).toEqual([]);
  });
  return {
    url,
    /** Opens a page in a new context, on the fixed day. The context is closed after the test. */
    async open(path: string, visit: Visit = {}): Promise<Visited> {
      const { width = 1280, height = 900, hydrates = true, mayComplain = false, ...others } = visit;
      const { clock, plan, before, ...rest } = others;
      if (!browser) throw new Error("the browser starts in beforeAll; use it inside tests");
      const stored = { origin: url, localStorage: [{ name: "plan", value: plan ?? "" }] };
      const storageState = plan === undefined ? undefined : { cookies: [], origins: [stored] };
      const context = await browser.newContext({ viewport: { width, height }, storageState, ...rest });
      await makeLate(context);
      const page = await context.newPage();
      const complaints = watchComplaints(page, new URL(path, url).href);
      opened.push({ context, complaints: mayComplain ? [] : complaints });
      if (clock === "driven") {
        await page.clock.install({ time: `${FIXED_DAY}T09:00:00Z` });
        await page.clock.pauseAt(`${FIXED_DAY}T10:00:00Z`);
      } else if (clock !== "own") await page.clock.setFixedTime(`${FIXED_DAY}T10:00:00Z`);
      await before?.(page, context);
      await page.goto(new URL(path, url).href, { waitUntil: "load" });
      if (hydrates && rest.javaScriptEnabled !== false) {
        await (clock === "driven" ? hydratedByAdvancing(page) : hydrated(page));
      }
      return { page, complaints };
    },
  };
}
