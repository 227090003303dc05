import type { Page } from "playwright-core";
import { fill } from "../../src/words/fill";
import { hydrated, movePointer } from "../helpers/hydrated";
import { layoutFaults } from "../helpers/layout-faults";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { countries, words } from "../helpers/site-content";

const site = sharedSite();

const PHONE = { viewport: { width: 390, height: 844 } };
const country = countries.find(({ cards, resources }) => cards.length === 0 && resources.length > 0);
if (!country) throw new Error("no country has a guide of its own with official sites");
const { path } = country;
const names = [...words.country.chapters, "Useful Resources"];
const WIDE = "nav[aria-labelledby=contents]";
const BAR = "[data-bar]";
const HEADER = "[data-site-header]";

/** Opens the guide and makes the visitor's first move, with which the behaviour comes. */
async function openGuide(options: Parameters<typeof openPage>[2] = {}) {
  const opened = await openPage(site.browser, site.url + path, options);
  if (options.javaScriptEnabled !== false) {
    await hydrated(opened.page);
    await movePointer(opened.page);
  }
  return opened;
}

const heading = (page: Page, place: number) =>
  page.locator(".chapter-head h2, #useful-resources").nth(place - 1);

/** Scrolls a chapter's heading to a height of the window, in px from its top. */
const scrollTo = (page: Page, place: number, top: number) =>
  heading(page, place).evaluate((element, at) => {
    window.scrollBy({ top: element.getBoundingClientRect().top - at, behavior: "instant" });
  }, top);

const shownIn = (place: number) =>
  `${fill(words.texts.chapter, { n: place, count: names.length })} · ${names[place - 1]}`;

const currentIn = (page: Page, list: string) => page.locator(`${list} [aria-current=true]`);

test("the list beside the text marks the chapter that is being read, downwards, upwards and after a jump", async () => {
  const { page, complaints, close } = await openGuide();
  for (const place of [1, 2, 7, 3, names.length]) {
    await scrollTo(page, place, 120);
    await currentIn(page, WIDE)
      .and(page.getByRole("link", { name: names[place - 1], exact: true }))
      .waitFor();
    expect(await page.locator(`${WIDE} [data-passed]`).count()).toBe(place - 1);
  }
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await page.waitForFunction((list) => !document.querySelector(`${list} [aria-current]`), WIDE);
  expect(await page.locator(BAR).isVisible()).toBe(false);
  expect(complaints).toEqual([]);
  await close();
});

test("a chapter's link leads to its heading, below the header, and marks it", async () => {
  const { page, close } = await openGuide();
  await page.locator(WIDE).getByRole("link", { name: names[3], exact: true }).click();
  await currentIn(page, WIDE)
    .and(page.getByRole("link", { name: names[3], exact: true }))
    .waitFor();
  const header = await page.locator(HEADER).boundingBox();
  const top = (await heading(page, 4).boundingBox())?.y ?? 0;
  expect(top).toBeGreaterThan((header?.y ?? 0) + (header?.height ?? 0));
  expect(top).toBeLessThan(300);
  await close();
});

test("the bar of narrow windows says which chapter is being read, and stays under the header", async () => {
  const { page, complaints, close } = await openGuide(PHONE);
  const summary = page.locator(`${BAR} summary`);
  expect(await page.locator(WIDE).isVisible()).toBe(false);
  for (const place of [1, 4, 2]) {
    await scrollTo(page, place, 140);
    await summary.getByText(shownIn(place)).waitFor();
    const box = await summary.boundingBox();
    const head = await page.locator(HEADER).boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(Math.abs((box?.y ?? 0) - ((head?.y ?? 0) + (head?.height ?? 0)))).toBeLessThanOrEqual(3);
  }
  expect(complaints).toEqual([]);
  await close();
});

test("the bar's list closes on a choice, on Escape with the focus back on it, and on a press elsewhere", async () => {
  const { page, close } = await openGuide(PHONE);
  await scrollTo(page, 2, 140);
  const summary = page.locator(`${BAR} summary`);
  await summary.getByText(shownIn(2)).waitFor();
  const list = page.locator(`${BAR} ol`);
  const closed = () => list.waitFor({ state: "hidden" });

  await summary.click();
  await list.getByRole("link", { name: names[4], exact: true }).click();
  await closed();
  await summary.getByText(shownIn(5)).waitFor();
  const bar = await summary.boundingBox();
  expect((await heading(page, 5).boundingBox())?.y).toBeGreaterThanOrEqual(
    (bar?.y ?? 0) + (bar?.height ?? 0),
  );

  await summary.click();
  await list.getByRole("link").first().focus();
  await page.keyboard.press("Escape");
  await closed();
  expect(await summary.evaluate((element) => element === document.activeElement)).toBe(true);

  await page.keyboard.press("Enter");
  await list.waitFor();
  await page.mouse.click(200, 800);
  await closed();
  await close();
});

test("the open list moves nothing and fits the window, where it scrolls", async () => {
  const { page, close } = await openGuide({ viewport: { width: 390, height: 420 } });
  await scrollTo(page, 3, 140);
  await page.locator(`${BAR} summary`).getByText(shownIn(3)).waitFor();
  const before = await heading(page, 3).boundingBox();
  const bar = await page.locator(`${BAR} summary`).boundingBox();
  // Pressed where it is: Playwright's own click scrolls to a sticky element first.
  await page.mouse.click((bar?.x ?? 0) + 100, (bar?.y ?? 0) + 20);
  const list = page.locator(`${BAR} ol`);
  await list.waitFor();
  expect(await heading(page, 3).boundingBox()).toEqual(before);
  const box = await list.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(420);
  await list.getByRole("link").last().scrollIntoViewIfNeeded();
  await list.getByRole("link", { name: names.at(-1), exact: true }).click();
  await page.locator(`${BAR} summary`).getByText(shownIn(names.length)).waitFor();
  await close();
});

test("without JavaScript the bar opens, keeps its first words and leads to the chapters", async () => {
  const { page, close } = await openGuide({ ...PHONE, javaScriptEnabled: false });
  const summary = page.locator(`${BAR} summary`);
  const first = fill(words.country.chaptersBar, { count: names.length });
  expect(await summary.textContent()).toBe(first);
  await summary.click();
  await page.locator(BAR).getByRole("link", { name: names[3], exact: true }).click();
  expect((await heading(page, 4).boundingBox())?.y).toBeLessThan(300);
  expect(await summary.textContent()).toBe(first);
  await close();
});

test("the sticky column holds the ten countries where the window is high enough, and the strip all the others", async () => {
  const { page, close } = await openGuide({ viewport: { width: 1280, height: 900 } });
  const sidebar = page.locator("[data-sidebar=countries]");
  await scrollTo(page, 3, 120);
  const box = await sidebar.boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(900);
  for (const size of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(size);
    expect(await sidebar.isVisible()).toBe(false);
    const names = page.locator("section[aria-labelledby=others] a");
    for (const link of await names.all()) expect(await link.isVisible()).toBe(true);
  }
  await close();
});

test("the column of contents fits a window of 700 px", async () => {
  const { page, close } = await openGuide({ viewport: { width: 1280, height: 700 } });
  await scrollTo(page, 3, 120);
  const box = await page.locator("[data-help]").boundingBox();
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(700);
  await close();
});

test.each([320, 390, 640, 768, 1024, 1280, 1920])(
  "nothing sticks out or overlaps at %i px",
  async (width) => {
    const { page, close } = await openGuide({ viewport: { width, height: 900 } });
    expect(await layoutFaults(page)).toEqual([]);
    await close();
  },
);
