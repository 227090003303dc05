import type { Browser, BrowserContextOptions, Page, Route } from "playwright-core";
import { launchBrowser } from "../helpers/browser";
import { hydrated, settled } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { openStopped, pass } from "../helpers/open-stopped";
import { type Site, startSite } from "../helpers/site";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

/** Specification, section 9. */
const AUTOPLAY_MS = 2500;
/** More than a slide takes to glide. */
const GLIDE_MS = 600;
/** Slick sets one timer when another has run, and React must write between the two. */
const STEP_MS = 50;

const carousel = (page: Page) => page.locator("[aria-roledescription=carousel]");
const slides = (page: Page) => carousel(page).locator("[aria-roledescription=slide]");
const button = (page: Page, name: RegExp) => carousel(page).getByRole("button", { name });
const moveMouseAway = (page: Page) => page.mouse.move(2, 2);

/** Names of the slides that are wholly in view, from left to right, when all gliding is done. */
const inView = (page: Page) =>
  slides(page).evaluateAll((all) => {
    for (const animation of document.getAnimations()) animation.finish();
    return all
      .map((slide) => ({ name: slide.getAttribute("aria-label"), box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.left >= -1 && box.right <= window.innerWidth + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ name }) => name);
  });

/** Lets time pass in steps. */
async function passSteps(page: Page, ms: number): Promise<void> {
  for (let left = ms; left > 0; left -= STEP_MS) await pass(page, Math.min(STEP_MS, left));
}

/** Scrolls to the awards and waits until Slick has them. */
async function takenOver(page: Page): Promise<void> {
  await carousel(page).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  await button(page, /^next/i).waitFor();
  await settled(page);
}

/** The home page at its awards, taken over, with the clock in the test's hand. */
async function openAwards(options: BrowserContextOptions = {}) {
  const opened = await openStopped(browser, site.url, options);
  await moveMouseAway(opened.page);
  await takenOver(opened.page);
  await pass(opened.page, 0);
  return opened;
}

test("is a named carousel whose slides say which of how many they are", async () => {
  const { page, close } = await openAwards();
  expect(await carousel(page).getAttribute("role")).toBe("group");
  expect(await carousel(page).getAttribute("aria-label")).toBeTruthy();
  const own = page.locator(".slick-slide:not(.slick-cloned) [aria-roledescription=slide]");
  const names = await own.evaluateAll((all) => all.map((slide) => slide.getAttribute("aria-label")));
  expect(names.length).toBeGreaterThan(2);
  expect(names).toEqual(names.map((_, index) => `${index + 1} of ${names.length}`));
  expect(await own.evaluateAll((all) => all.every((slide) => slide.getAttribute("role") === "group"))).toBe(
    true,
  );
  for (const name of [/^previous /i, /^pause /i, /^next /i]) expect(await button(page, name).count()).toBe(1);
  await close();
});

test.each([
  { width: 390, names: ["1 of 4"] },
  { width: 1023, names: ["1 of 4"] },
  { width: 1024, names: ["1 of 4", "2 of 4"] },
  { width: 1280, names: ["1 of 4", "2 of 4"] },
])("at $width px $names is in view", async ({ width, names }) => {
  const { page, close } = await openAwards({ viewport: { width, height: 800 } });
  expect(await inView(page)).toEqual(names);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await close();
});

test("moves on every 2500 ms and from the last slide to the first", async () => {
  const { page, close } = await openAwards({ viewport: { width: 1023, height: 800 } });
  for (const name of ["1 of 4", "2 of 4", "3 of 4", "4 of 4", "1 of 4"]) {
    await passSteps(page, 500);
    expect(await inView(page)).toEqual([name]);
    await passSteps(page, AUTOPLAY_MS - 550);
    expect(await inView(page)).toEqual([name]);
    await passSteps(page, 50);
  }
  await close();
});

test("the buttons go forth and back, past either end", async () => {
  const { page, close } = await openAwards({ viewport: { width: 1023, height: 800 } });
  await button(page, /^pause/i).click();
  await moveMouseAway(page);
  const press = async (name: RegExp) => {
    await button(page, name).click();
    await passSteps(page, GLIDE_MS);
    return inView(page);
  };
  expect(await press(/^previous/i)).toEqual(["4 of 4"]);
  expect(await press(/^next/i)).toEqual(["1 of 4"]);
  expect(await press(/^next/i)).toEqual(["2 of 4"]);
  expect(await press(/^previous/i)).toEqual(["1 of 4"]);
  await close();
});

test("pauses while the mouse is over it, while the keyboard is in it, and for good by its button", async () => {
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
  await button(page, /^previous/i).focus();
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
  await button(page, /^pause/i).click();
  await moveMouseAway(page);
  await settled(page);
  await stays();
  await button(page, /^play/i).click();
  await moveMouseAway(page);
  await settled(page);
  await moves();
  await close();
});

test("moves only by its buttons, and at once, for those who want less motion", async () => {
  const { page, close } = await openAwards({
    reducedMotion: "reduce",
    viewport: { width: 1023, height: 800 },
  });
  expect(await button(page, /^(pause|play)/i).count()).toBe(0);
  await passSteps(page, 3 * AUTOPLAY_MS + GLIDE_MS);
  expect(await inView(page)).toEqual(["1 of 4"]);
  await button(page, /^next/i).click();
  await pass(page, 20);
  expect(await inView(page)).toEqual(["2 of 4"]);
  await close();
});

test.each([390, 1280])("at %i px nothing moves when Slick takes the track over", async (width) => {
  const { page, close } = await openPage(browser, site.url, { viewport: { width, height: 844 } });
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
  await button(page, /^pause/i).click();
  expect(await places()).toEqual(before);
  await close();
});

test("takes over at the slide that the visitor had scrolled to", async () => {
  const { page, close } = await openPage(browser, site.url, { viewport: { width: 390, height: 844 } });
  await hydrated(page);
  await slides(page)
    .nth(2)
    .evaluate((slide) => {
      const track = slide.parentElement;
      track?.scrollTo({
        left: slide.getBoundingClientRect().left - track.getBoundingClientRect().left,
        behavior: "instant",
      });
    });
  await takenOver(page);
  await button(page, /^pause/i).click();
  expect(await inView(page)).toEqual(["3 of 4"]);
  await close();
});

test("without JavaScript it is a track that scrolls, with every slide and no dead button", async () => {
  const { page, close } = await openPage(browser, site.url, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  expect(await slides(page).count()).toBe(4);
  expect(await carousel(page).getByRole("button").count()).toBe(0);
  const track = carousel(page).locator("[tabindex='0']");
  const { room, length } = await track.evaluate((element) => ({
    room: element.clientWidth,
    length: element.scrollWidth,
  }));
  expect(length).toBeGreaterThan(2 * room);
  await slides(page).last().scrollIntoViewIfNeeded();
  expect(await track.evaluate((element) => element.scrollLeft)).toBeGreaterThan(room);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(0);
  await close();
});
