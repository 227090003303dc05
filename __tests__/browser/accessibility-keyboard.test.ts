import { country, firstMenu, guide, PAGE_KINDS } from "../helpers/examples";
import { movePointer } from "../helpers/hydrated";
import { keyboardWalk, startWalk, type Walk } from "../helpers/keyboard-walk";
import { sendButton } from "../helpers/lead-forms";
import { sharedSite } from "../helpers/shared-site";
import { home, words } from "../helpers/site-content";
import { startTour } from "../helpers/tour";

const tour = startTour(sharedSite());

const focused = () => tour.page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
const button = (name: string) => tour.page.getByRole("button", { name });
const menuButton = (name: string) =>
  tour.page.locator("[data-menu]").getByRole("button", { name, exact: true });

/** Takes some steps; returns the first fault of each, or the focused element. */
async function steps(walk: Walk, count: number): Promise<string[]> {
  const stops: string[] = [];
  for (let step = 0; step < count; step += 1) {
    const stop = await walk.next();
    stops.push(stop?.faults[0] ?? (await focused()));
  }
  return stops;
}

/** The buttons of carousel and tools come with their code, when they are near; the choice of a currency when the visitor acts. */
async function waitForLateControls(): Promise<void> {
  const carousel = tour.page.locator("[aria-roledescription=carousel]");
  if ((await carousel.count()) > 0) {
    await carousel.scrollIntoViewIfNeeded();
    await button(home.awards.controls.next).waitFor();
  }
  const tool = tour.page.locator("[data-tool]");
  if ((await tool.count()) > 0) {
    await tool.first().scrollIntoViewIfNeeded();
    await tool.first().locator("[data-kept]").waitFor();
  }
  const currencies = tour.page.locator("[role=radiogroup][data-currencies]");
  if ((await currencies.count()) > 0) {
    await movePointer(tour.page);
    await currencies.first().waitFor();
  }
}

describe.each([390, 1280])("at %i px", (width) => {
  const known = new Set<string>();

  test.each(PAGE_KINDS)(
    "Tab reaches every control of %s with a visible focus, and leaves the page",
    async (route) => {
      const page = await tour.visit(route, width);
      await waitForLateControls();
      expect(await keyboardWalk(page, known)).toEqual([]);
    },
  );

  test("with Shift+Tab, too, nothing covers the focused control", async () => {
    const page = await tour.visit(guide.path, width);
    await waitForLateControls();
    expect(await keyboardWalk(page, known, "Shift+Tab")).toEqual([]);
  });

  test("the keyboard reaches form errors and the message about them", async () => {
    const page = await tour.visit("/contact", width);
    await sendButton(page).click();
    await page.getByText("Message cannot be empty").waitFor();
    // The form has taken the focus to its first field in error.
    await page.waitForFunction(() => document.activeElement?.getAttribute("aria-invalid") === "true");
    // The form gives the focus back in the next frame: the walk starts after that.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    expect(await keyboardWalk(page, new Set())).toEqual([]);
  });
});

test("at 400 % zoom nothing covers the focused control, and the header leaves most of the window free", async () => {
  const page = await tour.visit("/contact", 320);
  await page.setViewportSize({ width: 320, height: 256 });
  expect(await keyboardWalk(page, new Set())).toEqual([]);
  await page.evaluate(() => window.scrollTo({ top: 800, behavior: "instant" }));
  const covered = await page.evaluate(() => {
    const bar = document.querySelector("body header")?.getBoundingClientRect();
    return bar ? Math.max(0, bar.bottom) / innerHeight : 0;
  });
  expect(covered).toBeLessThan(0.35);
});

test("the focus is visible in forced colours", async () => {
  await tour.page.emulateMedia({ forcedColors: "active" });
  const known = new Set<string>();
  for (const route of ["/", "/contact", "/online-consultation-form", country.path]) {
    const page = await tour.visit(route);
    await waitForLateControls();
    expect(await keyboardWalk(page, known)).toEqual([]);
  }
  await tour.page.emulateMedia({ forcedColors: "none" });
});

test("Tab goes through an open menu, entry by entry, and out of it", async () => {
  const page = await tour.visit("/about");
  const { title, items } = firstMenu;
  await menuButton(title).focus();
  await page.keyboard.press("Enter");
  const walk = await startWalk(page, new Set());
  const entries = await page.locator("[data-menu-list]:visible > ul").getByRole("link").allTextContents();
  expect(entries).toEqual(expect.arrayContaining(items.map((item) => item.title)));
  expect(await steps(walk, entries.length)).toEqual(entries);
  // A panel has further links below its entries.
  const further = await page
    .locator("[data-menu-list]:visible > :not(ul)")
    .getByRole("link")
    .allTextContents();
  expect(await steps(walk, further.length)).toEqual(further);
  expect(await menuButton(title).getAttribute("aria-expanded")).toBe("true");
  await walk.next();
  expect(await menuButton(title).getAttribute("aria-expanded")).toBe("false");
});

test("in the phone's menu Escape closes what is open, and the focus is on a visible button", async () => {
  const page = await tour.visit("/about", 390);
  const known = new Set<string>();
  const opener = page.locator("[data-menu-button]");
  await opener.focus();
  await page.keyboard.press("Enter");
  const { title, items } = firstMenu;
  const list = menuButton(title);
  await list.focus();
  // The menu may open its first list by itself, just before or after the key: then the key has shut it.
  for (let tries = 0; tries < 2 && (await list.getAttribute("aria-expanded")) === "false"; tries += 1) {
    await page.keyboard.press("Enter");
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }
  const walk = await startWalk(page, known);
  const some = items.slice(0, 2);
  expect(await steps(walk, some.length)).toEqual(some.map((item) => item.title));
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  expect(await opener.getAttribute("aria-expanded")).toBe("false");
  expect(await opener.evaluate((element) => element === document.activeElement)).toBe(true);
});

test.each([390, 1280])("the focus is visible in the lightbox at %i px", async (width) => {
  const page = await tour.visit("/gallery/images", width);
  await page.locator("[data-gallery-group] a").first().focus();
  await page.keyboard.press("Enter");
  await page.getByRole("dialog").locator("img").first().waitFor();
  const walk = await startWalk(page, new Set());
  const names: string[] = [];
  for (let stop = await walk.next(); stop && names.length < 9; stop = await walk.next()) {
    expect(stop).toEqual({ name: stop.name, faults: [] });
    names.push(stop.name);
  }
  expect(names.join()).toContain(words.gallery.close);
  expect(names.join()).toContain(words.gallery.next);
  expect(names.length).toBeLessThan(9);
});
