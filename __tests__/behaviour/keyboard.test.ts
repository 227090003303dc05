import type { Page } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { untilFocused } from "../helpers/focus";
import { movePointer } from "../helpers/hydrated";
import { tabWalk } from "../helpers/tab-walk";

const site = fixedSite();

/** A page of each kind, and the control of it that comes last: with its code, or with the visitor's first act. */
const KINDS: readonly (readonly [path: string, late?: string])[] = [
  ["/"],
  ["/about"],
  ["/countries/australia", "[role=radiogroup]"],
  ["/services/coaching"],
  ["/blogs/first-talk"],
  ["/gallery/images"],
  ["/gallery/videos"],
  ["/contact"],
  ["/online-consultation-form"],
  ["/cost-of-living", "[data-kept]"],
  ["/statement", "[data-kept]"],
  ["/privacy"],
  ["/figures"],
  ["/institutions"],
  ["/compare"],
  ["/plan"],
  ["/search"],
  ["/no-such-page"],
];

/** Opens a page with everything that it shows to somebody who stays. */
async function openWhole(path: string, visit: Visit = {}): Promise<Page> {
  const late = KINDS.find(([route]) => route === path)?.[1];
  const { page } = await site.open(path, { reducedMotion: "reduce", mayComplain: true, ...visit });
  await movePointer(page);
  if (!late) return page;
  await page.locator("main").locator(late).first().scrollIntoViewIfNeeded();
  await page.locator("main").locator(late).first().waitFor();
  return page;
}

test.each(KINDS.map(([path]) => path))(
  "Tab reaches all of %s in order, in sight, with a visible focus",
  async (path) => {
    expect(await tabWalk(await openWhole(path))).toEqual([]);
  },
);

test.each(["/", "/countries/australia"])("on a phone Tab reaches every control of %s, too", async (path) => {
  expect(await tabWalk(await openWhole(path, { width: 390, height: 844 }))).toEqual([]);
});

test.each([390, 1280])("with Shift+Tab, too, nothing covers the focused control, at %i px", async (width) => {
  expect(await tabWalk(await openWhole("/countries/australia", { width }), "Shift+Tab")).toEqual([]);
});

test("at 400 % zoom nothing covers the focused control", async () => {
  expect(await tabWalk(await openWhole("/contact", { width: 320, height: 256 }))).toEqual([]);
});

test.each(["/", "/countries/australia"])("the focus is visible on %s in forced colours", async (path) => {
  expect(await tabWalk(await openWhole(path, { forcedColors: "active" }))).toEqual([]);
});

test("a form with errors takes the focus to the first of them, and Tab reaches the others", async () => {
  const page = await openWhole("/contact");
  await page.getByRole("main").locator("form [type=submit]").click();
  await untilFocused(page, "[aria-invalid=true]");
  expect(await tabWalk(page)).toEqual([]);
});
