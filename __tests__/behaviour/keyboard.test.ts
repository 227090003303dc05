import type { Page } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { untilFocused } from "../helpers/focus";
import { movePointer } from "../helpers/hydrated";
import { tabWalk } from "./tab-walk";

const site = fixedSite();

const KINDS = [
  "/",
  "/about",
  "/countries/australia",
  "/services/coaching",
  "/blogs/first-talk",
  "/gallery/images",
  "/gallery/videos",
  "/testimonials",
  "/contact",
  "/online-consultation-form",
  "/cost-of-living",
  "/statement",
  "/privacy",
  "/figures",
  "/institutions",
  "/compare",
  "/plan",
  "/search",
  "/no-such-page",
];

/** Opens a page with everything that it shows to somebody who stays. */
async function openWhole(path: string, visit: Visit = {}): Promise<Page> {
  const { page } = await site.open(path, { reducedMotion: "reduce", mayComplain: true, ...visit });
  await movePointer(page);
  return page;
}

/** Animations and transitions that somebody would see: those that run on, and those that move something. */
const motions = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect }) => Number(effect?.getComputedTiming().endTime ?? 0) > 50)
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 99) : "")),
  );

/** Controls that only their colour shows, which forced colours take away. */
async function edgeless(page: Page): Promise<string[]> {
  const filled = await page.evaluateHandle(() =>
    [...document.querySelectorAll<HTMLElement>("a[href], button")].filter((control) =>
      [getComputedStyle(control), getComputedStyle(control, "::before")].some(
        ({ backgroundColor, content }) => content !== "none" && !/, 0\)|transparent/.test(backgroundColor),
      ),
    ),
  );
  await page.emulateMedia({ forcedColors: "active" });
  const found = await filled.evaluate((controls) =>
    controls
      .filter((control) => {
        const { borderTopWidth, borderTopStyle } = getComputedStyle(control);
        return borderTopStyle === "none" || Number.parseFloat(borderTopWidth) < 1;
      })
      .filter((control) => control.checkVisibility() && getComputedStyle(control).clipPath === "none")
      .map((control) => control.outerHTML.slice(0, 120)),
  );
  await page.emulateMedia({ forcedColors: null });
  return found;
}

test.each(KINDS)(
  "Tab reaches all of %s in order, in sight, with a visible focus; nothing moves for who asked for that, and buttons have an edge in forced colours",
  async (path) => {
    const page = await openWhole(path);
    const edgelessOnes = await edgeless(page);
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    const moving = await motions(page);
    const walk = await tabWalk(page);
    expect({ edgeless: edgelessOnes, moving, walk }).toEqual({ edgeless: [], moving: [], walk: [] });
  },
);

test.each<[how: string, path: string, visit: Visit, key: "Tab" | "Shift+Tab"]>([
  ["on a phone", "/", { width: 390, height: 844 }, "Tab"],
  ["on a phone", "/countries/australia", { width: 390, height: 844 }, "Tab"],
  ["backwards", "/countries/australia", { width: 390 }, "Shift+Tab"],
  ["in forced colours", "/countries/australia", { forcedColors: "active" }, "Tab"],
  ["at 400 % zoom", "/contact", { width: 320, height: 256 }, "Tab"],
])("%s, too, the focus reaches every control of %s, in sight and visibly", async (_how, path, visit, key) => {
  expect(await tabWalk(await openWhole(path, visit), key)).toEqual([]);
});

test("a form with errors takes the focus to the first of them, and Tab reaches the others", async () => {
  const page = await openWhole("/contact");
  await page.getByRole("main").locator("form [type=submit]").click();
  await untilFocused(page, "[aria-invalid=true]");
  expect(await tabWalk(page)).toEqual([]);
});
