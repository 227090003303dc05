import type { Locator, Page } from "playwright-core";
import { axeViolations } from "../helpers/axe";
import { hydrated, movePointer } from "../helpers/hydrated";
import { layoutFaults } from "../helpers/layout-faults";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { articles, countries, guides, services } from "../helpers/site-content";

const site = sharedSite();

const figuresIn = (body: string) => body.match(/<Fact\b/g)?.length ?? 0;

/** Of each kind of page the one with the most figures. */
const PAGES = [countries, services, articles, guides].flatMap((kind) =>
  [...kind]
    .sort((one, other) => figuresIn(other.body) - figuresIn(one.body))
    .slice(0, 1)
    .filter(({ body }) => figuresIn(body) > 0)
    .map(({ path }) => path),
);
const [route = ""] = PAGES;

const PHONE = { viewport: { width: 390, height: 844 } };
const FIGURES = "main a.fact[id]";
/** Shown notes; the text of those hidden has no box. */
const NOTES = "main .fact-note:visible";

/** The slip or note to which a figure leads. */
const noteOf = async (page: Page, figure: Locator) =>
  page.locator((await figure.getAttribute("href")) ?? "no href");

/** Scrolls a figure to the upper half of the window. */
async function inUpperHalf(figure: Locator) {
  await figure.evaluate((element) => {
    const { top } = element.getBoundingClientRect();
    window.scrollBy({ top: top - window.innerHeight / 4, behavior: "instant" });
  });
}

/** Opens a page on a phone, with its first figure in the upper half of the window and their script there. */
async function openOnPhone(path = route) {
  const opened = await openPage(site.browser, site.url + path, PHONE);
  await hydrated(opened.page);
  const figures = opened.page.locator(FIGURES);
  await inUpperHalf(figures.first());
  await opened.page.locator(`${FIGURES}[role=button]`).first().waitFor();
  return { ...opened, figures };
}

/** Where a figure stands in the window, and where the visitor is in the browser's history. */
const placeOf = (figure: Locator) =>
  figure.evaluate((element) => ({
    y: Math.round(element.getBoundingClientRect().top),
    entries: history.length,
    hash: location.hash,
  }));

test("there are pages with figures", () => {
  expect(PAGES).not.toEqual([]);
});

describe("on a phone", () => {
  test("a figure opens its slip and closes it, and the window stays where it is", async () => {
    const { page, figures, complaints, close } = await openOnPhone();
    const figure = figures.first();
    const slip = await noteOf(page, figure);
    const place = await placeOf(figure);
    expect(await slip.isVisible()).toBe(false);
    expect(await figure.getAttribute("aria-controls")).toBe(await slip.getAttribute("id"));
    for (const isOpen of [true, false, true]) {
      await figure.click();
      expect(await slip.isVisible()).toBe(isOpen);
      expect(await figure.getAttribute("aria-expanded")).toBe(String(isOpen));
    }
    expect(await placeOf(figure)).toEqual(place);
    expect(complaints).toEqual([]);
    await close();
  });

  test.each(["the cross", "Escape"])("%s closes the slip, and the focus is on the figure", async (how) => {
    const { page, figures, close } = await openOnPhone();
    const figure = figures.first();
    const slip = await noteOf(page, figure);
    await figure.click();
    const place = await placeOf(figure);
    const cross = slip.getByRole("button");
    if (how === "Escape") {
      await slip.getByRole("link").first().focus();
      await page.keyboard.press("Escape");
    } else {
      const box = await cross.boundingBox();
      expect([box?.width, box?.height]).toEqual([44, 44]);
      await cross.click();
    }
    expect(await slip.isVisible()).toBe(false);
    expect(await figure.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await placeOf(figure)).toEqual(place);
    await close();
  });

  test("one slip is open at a time", async () => {
    const { page, figures, close } = await openOnPhone();
    for (const figure of (await figures.all()).slice(0, 3)) {
      await inUpperHalf(figure);
      await figure.click();
      expect(await page.locator(NOTES).count()).toBe(1);
      expect(await (await noteOf(page, figure)).isVisible()).toBe(true);
      expect(await page.locator("main a.fact[aria-expanded=true]").count()).toBe(1);
    }
    await close();
  });

  test("the space bar presses a figure as it presses a button", async () => {
    const { page, figures, close } = await openOnPhone();
    const place = await placeOf(figures.first());
    await figures.first().focus();
    await page.keyboard.press("Space");
    expect(await (await noteOf(page, figures.first())).isVisible()).toBe(true);
    expect(await placeOf(figures.first())).toEqual(place);
    await close();
  });

  test.each(PAGES)("%s with a slip open has no fault that axe or the eye would find", async (path) => {
    const { page, figures, close } = await openOnPhone(path);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      const figure = figures.last();
      if ((await figure.getAttribute("aria-expanded")) === "false") await figure.click();
      expect(await (await noteOf(page, figure)).isVisible()).toBe(true);
      expect(await axeViolations(page)).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
    }
    await close();
  });

  test("a slip that the address opened before the scripts came can be closed", async () => {
    const { page, close } = await openPage(site.browser, site.url + route, PHONE);
    const figure = page.locator(FIGURES).first();
    const slip = await noteOf(page, figure);
    await page.goto(`${site.url}${route}${await figure.getAttribute("href")}`);
    await page.reload();
    expect(await slip.isVisible()).toBe(true);
    await hydrated(page);
    await movePointer(page);
    await slip.getByRole("button").click();
    expect(await slip.isVisible()).toBe(false);
    await close();
  });

  test("without JavaScript a figure's link opens its slip, and the cross leads back", async () => {
    const opened = await openPage(site.browser, site.url + route, { ...PHONE, javaScriptEnabled: false });
    const { page, close } = opened;
    const figure = page.locator(FIGURES).first();
    const slip = await noteOf(page, figure);
    expect(await slip.isVisible()).toBe(false);
    await figure.click();
    expect(await slip.isVisible()).toBe(true);
    const isInWindow = async (part: Locator) => {
      const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
      return y >= 0 && y + height <= PHONE.viewport.height;
    };
    expect([await isInWindow(figure), await isInWindow(slip)]).toEqual([true, true]);
    await slip.locator(".fact-close").click();
    expect([await slip.isVisible(), await isInWindow(figure)]).toEqual([false, true]);
    await close();
  });
});

describe.each([1024, 1280, 1920])("in a window of %i px", (width) => {
  test.each(PAGES)(
    "the notes of %s stand beside the text, apart from it and from each other",
    async (path) => {
      const { page, close } = await openPage(site.browser, site.url + path, {
        viewport: { width, height: 900 },
      });
      const faults = await page.evaluate(() => {
        const shown = [...document.querySelectorAll<HTMLElement>("main .fact-note")].filter((note) =>
          note.checkVisibility(),
        );
        const found: string[] = [];
        let foot = 0;
        for (const note of shown) {
          const box = note.getBoundingClientRect();
          const figure = document.querySelector(`a.fact[href="#${note.id}"]`)?.getBoundingClientRect();
          if (!figure || box.top < figure.top - 12) found.push(`${note.id} is above its figure`);
          if (box.top < foot) found.push(`${note.id} touches the note before`);
          if (figure && foot < figure.top - 20 && box.top > figure.bottom)
            found.push(`${note.id} is below its figure's line without need`);
          foot = box.bottom;
          const column = note.closest("section, p, li")?.getBoundingClientRect().right ?? 0;
          if (box.left < column) found.push(`${note.id} stands in the text`);
        }
        return { found, shown: shown.length };
      });
      expect(faults.found).toEqual([]);
      expect(await layoutFaults(page)).toEqual([]);
      await close();
    },
  );
});

test("in a wide window a figure leads to its note, and the window stays where it is", async () => {
  const { page, close } = await openPage(site.browser, site.url + route);
  await hydrated(page);
  const figure = page.locator(FIGURES).first();
  await inUpperHalf(figure);
  const place = await placeOf(figure);
  await figure.click();
  await page.waitForFunction(() => document.activeElement?.matches(".fact-note"));
  expect(await (await noteOf(page, figure)).evaluate((note) => note === document.activeElement)).toBe(true);
  expect(await figure.getAttribute("role")).toBeNull();
  expect(await placeOf(figure)).toEqual(place);
  await close();
});

test("a slip closes when the window becomes wide, and the figure is a link again", async () => {
  const { page, figures, close } = await openOnPhone();
  await figures.first().click();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.waitForFunction((selector) => !document.querySelector(`${selector}[role]`), FIGURES);
  expect(await page.locator("main .fact-note[data-open]").count()).toBe(0);
  await close();
});

test("without JavaScript the notes stand beside the text of a wide window", async () => {
  const { page, close } = await openPage(site.browser, site.url + route, { javaScriptEnabled: false });
  expect(await page.locator(NOTES).count()).toBeGreaterThan(0);
  await close();
});

test.each(PAGES)("%s prints the list of its sources, and no note", async (path) => {
  const { page, close } = await openPage(site.browser, site.url + path);
  await page.emulateMedia({ media: "print" });
  expect(await page.locator(NOTES).count()).toBe(0);
  expect(await page.locator("main dl [id^=fact-]").first().isVisible()).toBe(true);
  await close();
});
