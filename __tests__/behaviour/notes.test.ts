import type { Locator, Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { hasFocus } from "../helpers/expect-soon";
import { untilFocused } from "../helpers/focus";
import { movePointer } from "../helpers/hydrated";

const site = fixedSite();

const GUIDE = "/countries/australia";
const PHONE = { width: 390, height: 844 };

const hours = (page: Page) => page.locator('p > [href="#note-au-work-hours"]').last();
const breaks = (page: Page) => page.locator('p > [href="#note-au-work-breaks"]');
const hoursNote = (page: Page) => page.getByRole("note", { name: "Work in term" }).first();
const breaksNote = (page: Page) => page.getByRole("note", { name: "Work in breaks" });

/** The chapter in which the figures stand: shut on a phone. */
const chapter = (page: Page) => page.getByRole("heading", { name: "Working while you study" });

/** Scrolls a figure to the upper half of the window. */
const toUpperHalf = (figure: Locator) =>
  figure.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight / 4, behavior: "instant" });
  });

/** Opens the guide with its figures in the upper half of the window and their script there. */
async function openOnPhone(): Promise<Page> {
  const { page } = await site.open(GUIDE, PHONE);
  await chapter(page).click();
  await toUpperHalf(hours(page));
  await page.getByRole("button", { name: /48 hours/ }).waitFor();
  return page;
}

/** Where a figure stands in the window, and where the visitor is in the browser's history. */
const placeOf = (figure: Locator) =>
  figure.evaluate((element) => ({
    y: Math.round(element.getBoundingClientRect().top),
    entries: window.history.length,
    hash: window.location.hash,
  }));

test("on a phone a figure opens its slip and closes it, the window stays, and one slip is open at a time", async () => {
  const page = await openOnPhone();
  const place = await placeOf(hours(page));
  for (const isOpen of [true, false, true]) {
    await hours(page).click();
    expect(await hoursNote(page).isVisible()).toBe(isOpen);
    expect(await hours(page).getAttribute("aria-expanded")).toBe(String(isOpen));
  }
  expect(await placeOf(hours(page))).toEqual(place);
  await breaks(page).click();
  expect([await hoursNote(page).isVisible(), await breaksNote(page).isVisible()]).toEqual([false, true]);
});

test("a cross of 44 px and Escape close the slip, and the focus is on the figure", async () => {
  const page = await openOnPhone();
  await hours(page).click();
  const cross = hoursNote(page).getByRole("button", { name: "Close the note" });
  const { width = 0, height = 0 } = (await cross.boundingBox()) ?? {};
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await cross.click();
  expect([await hoursNote(page).isVisible(), await hasFocus(hours(page))]).toEqual([false, true]);
  await page.keyboard.press("Enter");
  await hoursNote(page).getByRole("link").first().focus();
  await page.keyboard.press("Escape");
  expect([await hoursNote(page).isVisible(), await hasFocus(hours(page))]).toEqual([false, true]);
});

test("a slip that the address opened before the scripts came can be closed", async () => {
  const { page } = await site.open(`${GUIDE}#note-au-work-hours`, PHONE);
  expect(await hoursNote(page).isVisible()).toBe(true);
  await movePointer(page);
  await hoursNote(page).getByRole("button", { name: "Close the note" }).click();
  expect(await hoursNote(page).isVisible()).toBe(false);
});

test("without JavaScript a figure's link opens its slip, and the cross leads back", async () => {
  const { page } = await site.open(GUIDE, { ...PHONE, javaScriptEnabled: false });
  await chapter(page).click();
  expect(await hoursNote(page).isVisible()).toBe(false);
  await hours(page).click();
  expect(await hoursNote(page).isVisible()).toBe(true);
  await hoursNote(page).getByRole("link", { name: "Close the note" }).click();
  expect(await hoursNote(page).isVisible()).toBe(false);
  const { y = -1 } = (await hours(page).boundingBox()) ?? {};
  expect(y >= 0 && y < PHONE.height).toBe(true);
});

test.each([GUIDE, "/blogs/first-talk"])(
  "in a wide window the notes of %s stand beside the text, apart from it and from each other",
  async (path) => {
    const { page } = await site.open(`${path}#working-while-you-study`);
    const boxes = await page.evaluate(() =>
      [...document.querySelectorAll("main [role=note][id^=note-]")]
        .filter((note) => note.checkVisibility())
        .map((note) => {
          const figure = document.querySelector(`p > a[href="#${note.id}"]`)?.getBoundingClientRect();
          const { left, top, bottom } = note.getBoundingClientRect();
          const text = note.closest("p, li")?.getBoundingClientRect();
          return { left, top, bottom, from: figure?.top ?? Number.NaN, edge: text?.right ?? 0 };
        }),
    );
    expect(boxes.length).toBeGreaterThan(0);
    for (const [place, { left, top, from, edge }] of boxes.entries()) {
      expect(left).toBeGreaterThanOrEqual(edge);
      expect(top).toBeGreaterThanOrEqual(Math.max(from - 12, boxes[place - 1]?.bottom ?? 0));
    }
  },
);

test("in a wide window a figure leads to its note, and the window stays where it is", async () => {
  const { page } = await site.open(`${GUIDE}#working-while-you-study`);
  await toUpperHalf(hours(page));
  const place = await placeOf(hours(page));
  await hours(page).click();
  await untilFocused(page, "[role=note]");
  expect(await placeOf(hours(page))).toEqual(place);
});
