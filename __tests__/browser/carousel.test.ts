import type { BrowserContextOptions, Page } from "playwright-core";
import {
  button,
  COUNT,
  carousel,
  controls,
  inView,
  slickReady,
  slide,
  testTurns,
} from "../helpers/awards-carousel";
import { settled } from "../helpers/hydrated";
import { openStopped, pass, passUntil } from "../helpers/open-stopped";
import { sharedSite } from "../helpers/shared-site";
import { home } from "../helpers/site-content";

const site = sharedSite();

/** docs/decisions.md, "Constants". */
const AUTOPLAY_MS = 2500;
/** Longer than a slide's transition. */
const GLIDE_MS = 600;
/** Slick sets each timer after the previous one has run, and React must render between the two. */
const STEP_MS = 50;

const moveMouseAway = (page: Page) => page.mouse.move(2, 2);

/** Advances the clock in steps. */
async function passSteps(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) await pass(page, Math.min(STEP_MS, left));
}

/** Opens the home page at its awards, with Slick loaded and a test clock. */
async function openAwards(options: BrowserContextOptions = {}) {
  const opened = await openStopped(site.browser, site.url, options);
  await moveMouseAway(opened.page);
  await slickReady(opened.page, passUntil);
  await pass(opened.page, 0);
  return opened;
}

testTurns("is a named carousel whose slides say which of how many they are", async () => {
  const { page, close } = await openAwards({ viewport: { width: 1023, height: 800 } });
  expect(await carousel(page).getAttribute("role")).toBe("group");
  expect(await carousel(page).getAttribute("aria-label")).toBe(home.awards.heading);
  const own = page.locator(".slick-slide:not(.slick-cloned) [aria-roledescription=slide]");
  const names = await own.evaluateAll((all) => all.map((slide) => slide.getAttribute("aria-label")));
  expect(names).toEqual(names.map((_, index) => slide(index + 1)));
  expect(names).toHaveLength(COUNT);
  expect(await own.evaluateAll((all) => all.every((slide) => slide.getAttribute("role") === "group"))).toBe(
    true,
  );
  for (const name of [controls.previous, controls.pause, controls.next]) {
    expect(await button(page, name).count()).toBe(1);
  }
  await close();
});

test.each([
  { width: 390, names: [slide(1)] },
  { width: 1023, names: [slide(1)] },
  { width: 1024, names: [slide(1), slide(2)].slice(0, COUNT) },
  { width: 1280, names: [slide(1), slide(2)].slice(0, COUNT) },
])("at $width px $names is in view", async ({ width, names }) => {
  const { page, close } = await openAwards({ viewport: { width, height: 800 } });
  expect(await inView(page)).toEqual(names);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await close();
});

testTurns("moves on every 2500 ms and from the last slide to the first", async () => {
  const { page, close } = await openAwards({ viewport: { width: 1023, height: 800 } });
  for (let number = 1; number <= COUNT + 1; number += 1) {
    const name = slide(number);
    await passSteps(page, 500);
    expect(await inView(page)).toEqual([name]);
    await passSteps(page, AUTOPLAY_MS - 550);
    expect(await inView(page)).toEqual([name]);
    await passSteps(page, 50);
  }
  await close();
});

testTurns("the buttons go forth and back, past either end", async () => {
  const { page, close } = await openAwards({ viewport: { width: 1023, height: 800 } });
  await button(page, controls.pause).click();
  await moveMouseAway(page);
  const press = async (name: string) => {
    await button(page, name).click();
    await passSteps(page, GLIDE_MS);
    return inView(page);
  };
  if (COUNT > 2) {
    expect(await press(controls.previous)).toEqual([slide(COUNT)]);
    expect(await press(controls.next)).toEqual([slide(1)]);
  }
  expect(await press(controls.next)).toEqual([slide(2)]);
  expect(await press(controls.previous)).toEqual([slide(1)]);
  await close();
});

testTurns(
  "pauses while the mouse is over it, while the keyboard is in it, and for good by its button",
  async () => {
    const { page, close } = await openAwards({ viewport: { width: 1023, height: 800 } });
    const stays = async () => {
      const [before] = await inView(page);
      await passSteps(page, 3 * AUTOPLAY_MS + GLIDE_MS);
      expect(await inView(page)).toEqual([before]);
    };
    const moves = async () => {
      const [before] = await inView(page);
      await passSteps(page, AUTOPLAY_MS + GLIDE_MS);
      expect(await inView(page)).not.toEqual([before]);
    };
    await moves();
    await carousel(page).hover();
    await settled(page);
    await stays();
    await moveMouseAway(page);
    await settled(page);
    await moves();
    await page.locator("a, button").first().focus();
    await button(page, controls.previous).focus();
    await page.keyboard.press("Tab");
    await settled(page);
    await stays();
    await carousel(page).hover();
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await settled(page);
    await stays();
    await moveMouseAway(page);
    await settled(page);
    await moves();
    await button(page, controls.pause).click();
    await moveMouseAway(page);
    await settled(page);
    await stays();
    await button(page, controls.play).click();
    await moveMouseAway(page);
    await settled(page);
    await moves();
    await close();
  },
);

testTurns("with reduced motion it moves only by its buttons, and at once", async () => {
  const { page, close } = await openAwards({
    reducedMotion: "reduce",
    viewport: { width: 1023, height: 800 },
  });
  for (const name of [controls.pause, controls.play]) expect(await button(page, name).count()).toBe(0);
  await passSteps(page, 3 * AUTOPLAY_MS + GLIDE_MS);
  expect(await inView(page)).toEqual([slide(1)]);
  await button(page, controls.next).click();
  await pass(page, 20);
  expect(await inView(page)).toEqual([slide(2)]);
  await close();
});
