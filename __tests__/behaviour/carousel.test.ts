import type { Page } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { advanceUntilVisible, pass } from "../helpers/driven-clock";
import { expectSoon, hasFocus } from "../helpers/expect-soon";
import { gate, holdBack } from "../helpers/forms";
import { movePointer, settled } from "../helpers/hydrated";

const site = fixedSite();
const VISIT = { clock: "driven", width: 1023, height: 800 } as const;
/** Three timers in sequence: one answers a press, the slide moves for 400 ms, and one ends the move. */
const GLIDE = [20, 400, 20] as const;
const GLIDE_MS = 440;

const carousel = (page: Page) => page.getByRole("group", { name: "Thanks received", exact: true });
const slides = (page: Page) => carousel(page).locator("[aria-roledescription=slide]");
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name, exact: true });

/** Names of the slides that are fully in view, from left to right, after all transitions. */
const inView = (page: Page) =>
  slides(page).evaluateAll((all) => {
    for (const animation of document.getAnimations()) animation.finish();
    return all
      .map((slide) => ({ name: slide.getAttribute("aria-label"), box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.left >= -1 && box.right <= window.innerWidth + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ name }) => name);
  });

async function glide(page: Page): Promise<void> {
  for (const ms of GLIDE) await pass(page, ms);
}

async function awayFromIt(page: Page): Promise<void> {
  await movePointer(page);
  await settled(page);
}

async function atIt(page: Page): Promise<void> {
  await awayFromIt(page);
  await carousel(page).evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  await advanceUntilVisible(page, button(page, "Next award"));
  await settled(page);
  await glide(page);
}

async function open(visit: Visit = {}): Promise<Page> {
  const { page } = await site.open("/", { ...VISIT, ...visit });
  await atIt(page);
  return page;
}

async function press(page: Page, name: string): Promise<void> {
  await button(page, name).click();
  await awayFromIt(page);
}

async function turn(page: Page, name: "Previous award" | "Next award"): Promise<(string | null)[]> {
  await press(page, name);
  await glide(page);
  return inView(page);
}

async function moves(page: Page): Promise<boolean> {
  const before = await inView(page);
  await pass(page, 2500);
  await glide(page);
  return String(before) !== String(await inView(page));
}

test("it shows two pictures from 1024 px, below it one; it advances every 2500 ms, and wraps from the last to the first", async () => {
  const page = await open();
  for (const name of ["1 of 3", "2 of 3", "3 of 3", "1 of 3"]) {
    expect(await inView(page)).toEqual([name]);
    // Its timer began up to 10 ms before the button was seen.
    await pass(page, 2450 - GLIDE_MS);
    expect(await inView(page)).toEqual([name]);
    await pass(page, 50);
    await glide(page);
  }
  expect(await inView(await open({ width: 1024 }))).toEqual(["1 of 3", "2 of 3"]);
});

test("its buttons pause it, go forward and back past either end, and start it again", async () => {
  const page = await open();
  await press(page, "Pause award");
  expect(await moves(page)).toBe(false);
  expect(await turn(page, "Previous award")).toEqual(["3 of 3"]);
  expect(await turn(page, "Next award")).toEqual(["1 of 3"]);
  expect(await turn(page, "Next award")).toEqual(["2 of 3"]);
  await press(page, "Play award");
  expect(await moves(page)).toBe(true);
});

test("with two pictures it rewinds at the end, and does not go past the beginning", async () => {
  const withoutBell = (_key: string, value: unknown) =>
    Array.isArray(value) ? value.filter((one) => one?.title !== "A bell") : value;
  const { page } = await site.open("/gallery/videos", {
    ...VISIT,
    // The first page's HTML comes from the build; the next one is rendered from its data.
    before: (page) =>
      page.route("**/page-data/index/page-data.json", async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: JSON.parse(await response.text(), withoutBell) });
      }),
  });
  const home = page.getByRole("link", { name: /home page/ });
  await home.first().click();
  await advanceUntilVisible(page, slides(page).first());
  await atIt(page);
  await press(page, "Pause award");
  expect(await turn(page, "Previous award")).toEqual(["1 of 2"]);
  expect(await turn(page, "Next award")).toEqual(["2 of 2"]);
  expect(await turn(page, "Next award")).toEqual(["1 of 2"]);
});

test("it pauses while the pointer is over it or the keyboard focus is in it", async () => {
  const page = await open();
  await carousel(page).hover();
  await settled(page);
  expect(await moves(page)).toBe(false);
  await awayFromIt(page);
  expect(await moves(page)).toBe(true);
  await button(page, "Previous award").focus();
  await page.keyboard.press("Tab");
  await settled(page);
  expect(await moves(page)).toBe(false);
});

test("with reduced motion it moves only by its buttons, and at once", async () => {
  const page = await open({ reducedMotion: "reduce" });
  await expectSoon(() => button(page, "Pause award").count(), 0);
  expect(await moves(page)).toBe(false);
  await button(page, "Next award").click();
  await pass(page, 20);
  expect(await inView(page)).toEqual(["2 of 3"]);
});

test("without scripts it is a track of all pictures that scrolls and snaps to one, and has no dead button", async () => {
  const { page } = await site.open("/", { width: 390, javaScriptEnabled: false });
  expect(await inView(page)).toEqual(["1 of 3"]);
  await expectSoon(() => carousel(page).getByRole("button").count(), 0);
  const track = page.getByLabel("Thanks received, scrolls sideways");
  await track.focus();
  await slides(page).last().scrollIntoViewIfNeeded();
  await expectSoon(() => inView(page), ["3 of 3"]);
  await track.evaluate((one) => one.scrollTo({ left: one.clientWidth * 0.7, behavior: "instant" }));
  await expectSoon(() => inView(page), ["2 of 3"]);
});

test("scripts take it over at the picture to which the visitor had scrolled, at the same height", async () => {
  const { page } = await site.open("/", { width: 390 });
  const scripts = gate();
  await holdBack(page, "**/*.js", scripts.opened);
  const heading = carousel(page).getByRole("heading", { name: "A bell" });
  await heading.evaluate((one) => one.scrollIntoView({ block: "center", behavior: "instant" }));
  await expectSoon(() => inView(page), ["3 of 3"]);
  const before = await heading.boundingBox();
  scripts.open();
  await movePointer(page);
  await button(page, "Pause award").click();
  await expectSoon(() => inView(page), ["3 of 3"]);
  await expectSoon(async () => (await heading.first().boundingBox())?.y, before?.y);
});

test("scripts take it over only when the keyboard has left it, so that the focus is not lost", async () => {
  const { page } = await site.open("/", { width: 390, reducedMotion: "reduce" });
  const track = page.getByLabel("Thanks received, scrolls sideways");
  const code = page.waitForResponse(/\.js$/);
  await track.focus();
  await (await code).finished();
  await settled(page);
  await expectSoon(() => hasFocus(track), true);
  await page.keyboard.press("Tab");
  await button(page, "Next award").waitFor();
  await expectSoon(() => page.locator(":focus").count(), 1);
});
