import type { Page } from "playwright-core";
import { openPage } from "../helpers/open-page";
import { openStopped, pass } from "../helpers/open-stopped";
import { sharedSite } from "../helpers/shared-site";
import { company, factOf, home } from "../helpers/site-content";

const site = sharedSite();

const { line: LINE, words: WORDS } = home.hero;
const [FIRST = ""] = WORDS;

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
/** Text of the typed line. */
const typed = (page: Page) => heading(page).locator("[aria-hidden=true]").first().textContent();

/** Positions of the heading and of what follows it. */
const places = (page: Page) =>
  page.evaluate(() =>
    ["h1", "h1 ~ *", "main section p", "main section a"].map((selector) => {
      const box = document.querySelector(selector)?.getBoundingClientRect();
      return [box?.x, box?.y, box?.width, box?.height].join(" ");
    }),
  );

interface Change {
  readonly wait: number;
  readonly text: string;
}

/** docs/decisions.md, "Constants": 1000 ms before a word goes, then 80 ms a deleted letter. */
const deleted = (word: string): Change[] =>
  [...word].map((_, index) => ({ wait: index === 0 ? 1000 : 80, text: word.slice(0, -1 - index) }));
/** 150 ms a typed letter. */
const written = (word: string): Change[] =>
  [...word].map((_, index) => ({ wait: 150, text: word.slice(0, index + 1) }));

describe("the typed heading", () => {
  test.each([390, 1280])(
    "at %i px types the words in order and on time, and nothing else moves",
    async (width) => {
      const { page, close } = await openStopped(site.browser, site.url, { viewport: { width, height: 844 } });
      await page.evaluate(() => document.fonts.ready);
      const before = await places(page);
      let shown = FIRST;
      expect(await typed(page)).toBe(shown);
      const cycle = WORDS.flatMap((word, index) => [
        ...deleted(word),
        ...written(WORDS[(index + 1) % WORDS.length] ?? ""),
      ]);
      for (const { wait, text } of cycle) {
        await pass(page, wait - 1);
        expect(await typed(page)).toBe(shown);
        await pass(page, 1);
        expect(await typed(page)).toBe(text);
        expect(await places(page)).toEqual(before);
        shown = text;
      }
      expect(shown).toBe(FIRST);
      await close();
    },
  );

  test("stops on its first word when it is paused, and goes on when it is played", async () => {
    const { page, close } = await openStopped(site.browser, site.url);
    await pass(page, 1400);
    expect(await typed(page)).not.toBe(FIRST);
    await page.getByRole("button", { name: home.hero.pause, exact: true }).click();
    await pass(page, 10_000);
    expect(await typed(page)).toBe(FIRST);
    const play = page.getByRole("button", { name: home.hero.play, exact: true });
    expect(await play.evaluate((button) => button === document.activeElement)).toBe(true);
    await page.keyboard.press("Enter");
    await pass(page, 1000);
    expect(await typed(page)).toBe(FIRST.slice(0, -1));
    await close();
  });

  test("stands still, without a button, with reduced motion", async () => {
    const { page, close } = await openStopped(site.browser, site.url, { reducedMotion: "reduce" });
    await pass(page, 10_000);
    expect(await typed(page)).toBe(FIRST);
    expect(await page.getByRole("button", { name: /typing/ }).count()).toBe(0);
    await close();
  });

  test("has its line and first word as its name at every moment, with and without scripts", async () => {
    const named = { level: 1, name: `${LINE} ${FIRST}`, exact: true } as const;
    const { page, close } = await openStopped(site.browser, site.url);
    expect(await page.getByRole("heading", named).count()).toBe(1);
    await pass(page, 1400);
    expect(await page.getByRole("heading", named).count()).toBe(1);
    await close();
    const plain = await openPage(site.browser, site.url, { javaScriptEnabled: false });
    expect(await plain.page.getByRole("heading", named).count()).toBe(1);
    expect(await typed(plain.page)).toBe(FIRST);
    expect(await plain.page.getByRole("button", { name: /typing/ }).count()).toBe(0);
    await plain.close();
  });
});

describe("the company's figures", () => {
  const FIGURES = home.stats.map(({ count }) => factOf(count).value);
  const band = (page: Page) =>
    page.getByRole("region", { name: company.name }).filter({ has: page.locator("dl") });
  const values = (page: Page) => band(page).getByRole("definition");
  /** The visible part of each figure, its last element. */
  const seen = (page: Page) =>
    values(page).evaluateAll((list) =>
      list.map((value) => {
        const parts = value.querySelectorAll("span > span");
        return parts[parts.length - 1]?.textContent ?? "";
      }),
    );
  const digits = (text: string) => Number(text.replace(/\D/g, ""));
  /** A figure of one digit may stay the same from one frame to the next; the largest one does not. */
  const MOST = Math.max(...FIGURES.map(digits));
  const largest = async (page: Page) => Math.max(...(await seen(page)).map(digits));
  const boxes = (page: Page) =>
    values(page).evaluateAll((list) => list.map((value) => value.getBoundingClientRect().width));
  /** Scrolls the band into or out of view, and waits until observers have reported it. */
  const bringIntoView = (page: Page, isInView: boolean) =>
    values(page)
      .first()
      .evaluate(async (value, wanted) => {
        if (wanted) value.scrollIntoView({ block: "center", behavior: "instant" });
        else window.scrollTo({ top: 0, behavior: "instant" });
        await new Promise<void>((resolve) => {
          new IntersectionObserver((entries) => {
            if (entries.some(({ isIntersecting }) => isIntersecting === wanted)) resolve();
          }).observe(value);
        });
      }, isInView);

  test("stand in the HTML with their final values", async () => {
    const { page, close } = await openPage(site.browser, site.url, { javaScriptEnabled: false });
    expect(await values(page).allTextContents()).toEqual(FIGURES);
    await close();
  });

  test("count up once when they are seen, keep their width, and end at their values", async () => {
    const { page, close } = await openStopped(site.browser, site.url);
    await page.evaluate(() => document.fonts.ready);
    expect(await seen(page)).toEqual(FIGURES);
    const room = await boxes(page);
    await bringIntoView(page, true);
    await pass(page, 16);
    const early = await largest(page);
    expect(early).toBeLessThan(MOST / 4);
    await pass(page, 300);
    const later = await largest(page);
    expect(later).toBeGreaterThan(early);
    expect(later).toBeLessThan(MOST);
    expect(await boxes(page)).toEqual(room);
    for (const figure of FIGURES) expect(await band(page).ariaSnapshot()).toContain(figure);
    await pass(page, 1000);
    expect(await seen(page)).toEqual(FIGURES);
    expect(await boxes(page)).toEqual(room);
    await bringIntoView(page, false);
    await bringIntoView(page, true);
    await pass(page, 100);
    expect(await seen(page)).toEqual(FIGURES);
    await close();
  });

  test("stand still with reduced motion", async () => {
    const { page, close } = await openStopped(site.browser, site.url, { reducedMotion: "reduce" });
    await bringIntoView(page, true);
    await pass(page, 100);
    expect(await seen(page)).toEqual(FIGURES);
    await close();
  });
});
