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

test.each(KINDS)("%s moves nothing for visitors who asked for less motion", async (path) => {
  const { page } = await site.open(path, { reducedMotion: "reduce" });
  await movePointer(page);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  expect(await motions(page)).toEqual([]);
});

test.each([
  ["stands still for visitors who asked for less motion", "reduce", 1],
  ["types itself for everybody else", "no-preference", 2],
] as const)("the home page's heading %s", async (_, reducedMotion, least) => {
  const { page } = await site.open("/", {
    reducedMotion,
    before: (opened) => opened.clock.install({ time: "2024-07-15T10:00:00Z" }),
  });
  const seen = new Set<string | null>();
  for (let second = 0; second < 10; second += 1) {
    seen.add(await page.getByRole("heading", { level: 1 }).textContent());
    await page.clock.runFor(1000);
    await settled(page);
  }
  if (reducedMotion === "reduce") expect(seen.size).toBe(least);
  else expect(seen.size).toBeGreaterThanOrEqual(least);
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
