import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { movePointer, settled } from "../helpers/hydrated";

const site = fixedSite();

const KINDS = [
  "/",
  "/about",
  "/countries/australia",
  "/services/coaching",
  "/blogs/first-talk",
  "/cost-of-living",
  "/gallery/images",
  "/gallery/videos",
  "/testimonials",
  "/contact",
  "/compare",
  "/plan",
  "/figures",
];

/** Animations and transitions that somebody would see: those that run on, and those that move something. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 50)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 99) : "")),
  );

test.each(KINDS)("%s stands still for visitors who asked for less motion", async (path) => {
  const { page } = await site.open(path, {
    reducedMotion: "reduce",
    before: (opened) => opened.clock.install({ time: "2024-07-15T10:00:00Z" }),
  });
  await movePointer(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  const words = () => page.getByRole("main").textContent();
  const before = await words();
  await page.clock.runFor(10_000);
  await settled(page);
  expect(await words()).toBe(before);
  expect(await motions(page)).toEqual([]);
});

test("the home page's heading types itself for everybody else", async () => {
  const { page } = await site.open("/", {
    before: (opened) => opened.clock.install({ time: "2024-07-15T10:00:00Z" }),
  });
  const heading = () => page.getByRole("heading", { level: 1 }).textContent();
  const seen = new Set([await heading()]);
  for (let second = 0; second < 20 && seen.size === 1; second += 1) {
    await page.clock.runFor(1000);
    await settled(page);
    seen.add(await heading());
  }
  expect(seen.size).toBeGreaterThan(1);
});

/** How the shown elements below one stand, once nothing moves any more. */
const standing = (page: Page) =>
  page.getByRole("main").evaluate(async (main) => {
    await Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => {})));
    return [...main.querySelectorAll("*")].map((one) => getComputedStyle(one).transform).join();
  });

test.each([
  ["reduce", false],
  ["no-preference", true],
] as const)("a poster under the pointer lifts: motion %s, %s", async (reducedMotion, isLifted) => {
  const { page } = await site.open("/", { reducedMotion });
  const poster = page.getByRole("article").filter({ has: page.getByRole("heading", { name: "Coaching" }) });
  await poster.scrollIntoViewIfNeeded();
  await movePointer(page);
  const before = await standing(page);
  await poster.hover();
  expect((await standing(page)) !== before).toBe(isLifted);
});

test.each(KINDS)("in forced colours the buttons of %s have an edge", async (path) => {
  const { page } = await site.open(path);
  const filled = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button")].filter((control) =>
      [getComputedStyle(control), getComputedStyle(control, "::before")].some(
        ({ backgroundColor, content }) => content !== "none" && !/, 0\)|transparent/.test(backgroundColor),
      ),
    ),
  );
  await page.emulateMedia({ forcedColors: "active" });
  const edgeless = await filled.evaluate((controls) =>
    controls
      .filter((control) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
        return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1;
      })
      .filter((control) => control.checkVisibility() && getComputedStyle(control).clipPath === "none")
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  expect(edgeless).toEqual([]);
});
