import type { Browser } from "playwright-core";
import { z } from "zod";
import { launchChromium, SLOWDOWN } from "./launch-chromium";
import { median } from "./median";

/** How long the main thread is kept busy until a page is hydrated, on a phone's slower processor. */
export interface Start {
  readonly route: string;
  /** Sum of what each task takes beyond 50 ms, in ms; the median run. */
  readonly blocking: number;
  /** Longest task of the median run and of the worst, in ms: a first touch may wait for it. */
  readonly longest: number;
  readonly worst: number;
  /** From a touch at `load` to the end of the frame after it, in ms; the worst of the runs. */
  readonly touch: number;
}

const ROUTES = ["/", "/countries/uk", "/institutions", "/contact", "/compare"];
const RUNS = 10;
/** A task up to this long blocks nobody. */
const FREE_MS = 50;
/** Effects of the hydrated page, which run after the event. */
const AFTER_MS = 800;
const TOUCH_EVENTS = ["pointerdown", "pointerup", "click"];
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

const TRACE = z.object({
  traceEvents: z.array(
    z.object({ name: z.string(), pid: z.number(), tid: z.number(), tdur: z.number().optional() }),
  ),
});

/**
 * Tasks of one visit, in ms of processor time, which other programs on the machine do not lengthen; a real slowdown
 * would count them too.
 */
async function tasksOf(browser: Browser, url: string): Promise<readonly number[]> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  await page.addInitScript(() => window.addEventListener("hydrated", () => performance.mark("hydrated")));
  await browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
  await page.waitForTimeout(AFTER_MS);
  const { traceEvents } = TRACE.parse(JSON.parse((await browser.stopTracing()).toString()));
  await context.close();
  const mark = traceEvents.find(({ name }) => name === "hydrated");
  if (!mark) throw new Error(`${url}: the trace has no mark of the hydration`);
  return traceEvents
    .filter(
      ({ name, pid, tid }) =>
        pid === mark.pid && tid === mark.tid && name === "ThreadControllerImpl::RunTask",
    )
    .map(({ tdur = 0 }) => (SLOWDOWN * tdur) / 1000);
}

/**
 * Touches the heading as soon as the page has loaded, on a slowed processor, and waits until scripts have run. Counts up
 * to the end of the next frame: Event Timing counts up to the next frame that differs, and this touch changes nothing.
 */
async function touchAtLoad(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  // No function has a name here: `tsx` would wrap it in a helper that the page lacks.
  await page.addInitScript((kinds) => {
    const touches: number[] = [];
    Object.assign(window, { touches });
    for (const kind of kinds)
      window.addEventListener(
        kind,
        ({ timeStamp }) => {
          const channel = new MessageChannel();
          channel.port1.onmessage = () => touches.push(performance.now() - timeStamp);
          requestAnimationFrame(() => channel.port2.postMessage(undefined));
        },
        { capture: true },
      );
  }, TOUCH_EVENTS);
  await page.goto(url, { waitUntil: "load" });
  await page.locator("h1").first().tap({ force: true, noWaitAfter: true });
  await page.waitForFunction(() => document.documentElement.dataset.hydrated === "");
  await page.waitForTimeout(AFTER_MS);
  const touches: unknown = await page.evaluate(() => Reflect.get(window, "touches"));
  await context.close();
  if (!Array.isArray(touches) || touches.length === 0) throw new Error(`${url}: the touch was not seen`);
  return Math.max(...touches.map(Number));
}

/** Opens each kind of page that is heavy to start, ten times. @throws if a page is never hydrated, or no touch was seen */
export async function measureStart(site: string): Promise<readonly Start[]> {
  const browser = await launchChromium();
  try {
    const all: Start[] = [];
    for (const route of ROUTES) {
      const runs: { blocking: number; longest: number }[] = [];
      let touch = 0;
      for (let run = 0; run < RUNS; run += 1) {
        const tasks = await tasksOf(browser, site + route);
        const blocking = tasks.reduce((sum, task) => sum + Math.max(0, task - FREE_MS), 0);
        runs.push({ blocking, longest: Math.max(...tasks) });
        touch = Math.max(touch, await touchAtLoad(browser, site + route));
      }
      const longest = runs.map((run) => run.longest);
      all.push({
        route,
        blocking: median(runs.map((run) => run.blocking)),
        longest: median(longest),
        worst: Math.max(...longest),
        touch,
      });
    }
    return all;
  } finally {
    await browser.close();
  }
}
