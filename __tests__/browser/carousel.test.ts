import type { BrowserContextOptions, Page, Route } from "playwright-core";
import { fill } from "../../src/words/fill";
import { hydrated, settled } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { openStopped, pass } from "../helpers/open-stopped";
import { sharedSite } from "../helpers/shared-site";
import { home } from "../helpers/site-content";

const site = sharedSite();

const COUNT = home.awards.items.length;
const { controls } = home.awards;
/** Name of a slide by its number from 1; wraps round. */
const slide = (number: number) =>
  fill(controls.slide, { number: ((number - 1 + COUNT) % COUNT) + 1, total: COUNT });
/** Whether there is anything to turn: two slides are in view from 1024 px. */
const turnsAt = (width: number) => COUNT > (width >= 1024 ? 2 : 1);
/** For tests at 1023 px and below. */
const testTurns = turnsAt(1023) ? test : test.skip;
/** docs/decisions.md, "Constants". */
const AUTOPLAY_MS = 2500;
/** Longer than a slide's transition. */
const GLIDE_MS = 600;
/** Slick sets each timer after the previous one has run, and React must render between the two. */
const STEP_MS = 50;

const carousel = (page: Page) => page.locator("[aria-roledescription=carousel]");
const slides = (page: Page) => carousel(page).locator("[aria-roledescription=slide]");
const button = (page: Page, name: string) => carousel(page).getByRole("button", { name, exact: true });
const moveMouseAway = (page: Page) => page.mouse.move(2, 2);

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

/** Advances the clock in steps. */
async function passSteps(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) await pass(page, Math.min(STEP_MS, left));
}

/** Scrolls to the awards and waits until Slick has replaced the track. */
async function slickReady(page: Page): Promise<void> {
  await carousel(page).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  if (turnsAt(page.viewportSize()?.width ?? 0)) await button(page, controls.next).waitFor();
  await settled(page);
}

/** Opens the home page at its awards, with Slick loaded and a test clock. */
async function openAwards(options: BrowserContextOptions = {}) {
  const opened = await openStopped(site.browser, site.url, options);
  await moveMouseAway(opened.page);
  await slickReady(opened.page);
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

(turnsAt(390) ? test : test.skip).each([390, 1280].filter(turnsAt))(
  "at %i px nothing moves when Slick replaces the track",
  async (width) => {
    const { page, close } = await openPage(site.browser, site.url, { viewport: { width, height: 844 } });
    await hydrated(page);
    const held: Route[] = [];
    let isHeld = true;
    await page.route("**/*.js", async (route) => {
      if (isHeld) held.push(route);
      else await route.continue();
    });
    const places = () =>
      carousel(page).evaluate((element) => {
        const own = [...element.querySelectorAll("[aria-roledescription=slide]")].filter(
          (slide) => !slide.closest(".slick-cloned"),
        );
        const next = element.closest("section")?.nextElementSibling;
        return [element, ...own, ...own.map((slide) => slide.querySelector("h3")), next].map((one) => {
          const box = one?.getBoundingClientRect();
          return [box?.x, box?.y, box?.width, box?.height]
            .map((side) => Math.round(side ?? Number.NaN))
            .join(" ");
        });
      });
    await carousel(page).evaluate((element) =>
      element.scrollIntoView({ block: "center", behavior: "instant" }),
    );
    const before = await places();
    expect(await carousel(page).getByRole("button").count()).toBe(0);
    isHeld = false;
    await Promise.all(held.map((route) => route.continue()));
    await button(page, controls.pause).click();
    expect(await places()).toEqual(before);
    await close();
  },
);

testTurns("Slick starts at the slide that the visitor had scrolled to", async () => {
  const { page, close } = await openPage(site.browser, site.url, { viewport: { width: 390, height: 844 } });
  await hydrated(page);
  await slides(page)
    .last()
    .evaluate((element) => {
      const track = element.parentElement;
      track?.scrollTo({
        left: element.getBoundingClientRect().left - track.getBoundingClientRect().left,
        behavior: "instant",
      });
    });
  await slickReady(page);
  await button(page, controls.pause).click();
  expect(await inView(page)).toEqual([slide(COUNT)]);
  await close();
});

test("without JavaScript it is a track that scrolls, with every slide and no dead button", async () => {
  const { page, close } = await openPage(site.browser, site.url, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  expect(await slides(page).count()).toBe(COUNT);
  expect(await carousel(page).getByRole("button").count()).toBe(0);
  const track = carousel(page).locator("[tabindex='0']");
  const { room, length } = await track.evaluate((element) => ({
    room: element.clientWidth,
    length: element.scrollWidth,
  }));
  expect(length).toBeGreaterThan((COUNT - 1) * room * 0.8);
  await slides(page).last().scrollIntoViewIfNeeded();
  const { left } = await slides(page)
    .last()
    .evaluate((element) => element.getBoundingClientRect());
  expect(left).toBeLessThan(room);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await close();
});
