import type { Page } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { button, carousel, inView, slides } from "../helpers/carousel";
import { pass, passInSteps, passUntilVisible } from "../helpers/driven-clock";
import { movePointer, settled } from "../helpers/hydrated";
import { changePageData } from "../helpers/page-data";

const site = fixedSite();

/** Longer than a slide's way. */
const GLIDE_MS = 600;

async function awayFromIt(page: Page): Promise<void> {
  await movePointer(page);
  await settled(page);
}

async function atIt(page: Page): Promise<void> {
  await awayFromIt(page);
  await carousel(page).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await passUntilVisible(page, button(page, "Next award"));
  await settled(page);
}

/** Opens the home page at its carousel, once that can turn. */
async function open(visit: Visit = {}): Promise<Page> {
  const { page } = await site.open("/", { clock: "driven", width: 1023, height: 800, ...visit });
  await atIt(page);
  return page;
}

async function press(page: Page, name: string): Promise<(string | null)[]> {
  await button(page, name).click();
  await awayFromIt(page);
  await passInSteps(page, GLIDE_MS);
  return inView(page);
}

/** What is in view, and what after the time in which the next picture comes to rest. */
async function overTime(page: Page) {
  const before = await inView(page);
  await pass(page, 2500);
  await passInSteps(page, GLIDE_MS);
  return { before, after: await inView(page) };
}

async function expectMoving(page: Page): Promise<void> {
  const { before, after } = await overTime(page);
  expect(after).not.toEqual(before);
}

async function expectResting(page: Page): Promise<void> {
  const { before, after } = await overTime(page);
  expect(after).toEqual(before);
}

test.each([
  { width: 390, shown: ["1 of 3"] },
  { width: 1023, shown: ["1 of 3"] },
  { width: 1024, shown: ["1 of 3", "2 of 3"] },
])("at $width px $shown is in view, and nothing widens the page", async ({ width, shown }) => {
  const page = await open({ width });
  expect(await inView(page)).toEqual(shown);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
});

test("it moves on every 2500 ms, and from the last picture to the first", async () => {
  const page = await open();
  for (const name of ["1 of 3", "2 of 3", "3 of 3", "1 of 3"]) {
    await passInSteps(page, 500);
    expect(await inView(page)).toEqual([name]);
    await pass(page, 1999);
    expect(await inView(page)).toEqual([name]);
    await pass(page, 1);
  }
});

test("its buttons go forth and back, past either end", async () => {
  const page = await open();
  await press(page, "Pause award");
  expect(await press(page, "Previous award")).toEqual(["3 of 3"]);
  expect(await press(page, "Next award")).toEqual(["1 of 3"]);
  expect(await press(page, "Next award")).toEqual(["2 of 3"]);
});

test("with two pictures it goes back over them at the end, and not past the beginning", async () => {
  const { page } = await site.open("/gallery/videos", {
    clock: "driven",
    width: 1023,
    height: 800,
    before: (page) => changePageData(page, "A bell", (list, at) => list.splice(at, 1)),
  });
  await page.getByRole("link", { name: /home page/ }).first().click();
  await passUntilVisible(page, slides(page).first());
  await atIt(page);
  await press(page, "Pause award");
  expect(await inView(page)).toEqual(["1 of 2"]);
  expect(await press(page, "Previous award")).toEqual(["1 of 2"]);
  expect(await press(page, "Next award")).toEqual(["2 of 2"]);
  expect(await press(page, "Next award")).toEqual(["1 of 2"]);
});

test("it rests while the pointer is over it", async () => {
  const page = await open();
  await carousel(page).hover();
  await settled(page);
  await expectResting(page);
  await awayFromIt(page);
  await expectMoving(page);
});

test("it rests while the keyboard is in it", async () => {
  const page = await open();
  await button(page, "Previous award").focus();
  await page.keyboard.press("Tab");
  await settled(page);
  await expectResting(page);
});

test("its button stops it for good, and starts it again", async () => {
  const page = await open();
  await button(page, "Pause award").click();
  await awayFromIt(page);
  await expectResting(page);
  await button(page, "Play award").click();
  await awayFromIt(page);
  await expectMoving(page);
});

test("with reduced motion it moves only by its buttons, and at once", async () => {
  const page = await open({ reducedMotion: "reduce" });
  expect(await button(page, "Pause award").count()).toBe(0);
  await expectResting(page);
  await button(page, "Next award").click();
  await passInSteps(page, 20);
  expect(await inView(page)).toEqual(["2 of 3"]);
});
