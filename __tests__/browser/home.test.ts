import type { Page } from "playwright-core";
import { openPage } from "../helpers/open-page";
import { openStopped, pass } from "../helpers/open-stopped";
import { sharedSite } from "../helpers/shared-site";
import { home } from "../helpers/site-content";

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

test.each([360, 390, 768, 1280])("at %i px no word of the board's values is broken", async (width) => {
  const { page, close } = await openPage(site.browser, site.url, { viewport: { width, height: 844 } });
  await page.locator("[data-departures]").scrollIntoViewIfNeeded();
  await page.evaluate(() => document.fonts.ready);
  const broken = await page.locator("[data-departures] td").evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const texts = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        for (const word of (node.textContent ?? "").matchAll(/[^\s-]+/g)) {
          const range = document.createRange();
          range.setStart(node, word.index);
          range.setEnd(node, word.index + word[0].length);
          const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
          if (lines.size > 1) found.push(word[0]);
        }
      }
      return found;
    }),
  );
  expect(broken).toEqual([]);
  await close();
});
