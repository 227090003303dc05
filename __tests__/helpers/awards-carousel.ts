import type { Locator, Page } from "playwright-core";
import { fill } from "../../src/words/fill";
import { settled } from "./hydrated";
import { home } from "./site-content";

export const COUNT = home.awards.items.length;
export const { controls } = home.awards;
/** Name of a slide by its number from 1; wraps round. */
export const slide = (number: number) =>
  fill(controls.slide, { number: ((number - 1 + COUNT) % COUNT) + 1, total: COUNT });
/** Whether there is anything to turn: two slides are in view from 1024 px. */
export const turnsAt = (width: number) => COUNT > (width >= 1024 ? 2 : 1);
/** For tests at 1023 px and below. */
export const testTurns = turnsAt(1023) ? test : test.skip;
export const carousel = (page: Page) => page.locator("[aria-roledescription=carousel]");
export const slides = (page: Page) => carousel(page).locator("[aria-roledescription=slide]");
export const button = (page: Page, name: string) => carousel(page).getByRole("button", { name, exact: true });

/** Names of the slides that are fully in view, from left to right, after all transitions. */
export const inView = (page: Page) =>
  slides(page).evaluateAll((all) => {
    for (const animation of document.getAnimations()) animation.finish();
    return all
      .map((slide) => ({ name: slide.getAttribute("aria-label"), box: slide.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && box.left >= -1 && box.right <= window.innerWidth + 1)
      .sort((a, b) => a.box.left - b.box.left)
      .map(({ name }) => name);
  });

/**
 * Scrolls to the awards and waits until Slick has replaced the track.
 * @param shown waits until an element is visible; a page whose clock stands needs a way of its own
 */
export async function slickReady(
  page: Page,
  shown = (_page: Page, locator: Locator) => locator.waitFor(),
): Promise<void> {
  await carousel(page).evaluate((element) =>
    element.scrollIntoView({ block: "center", behavior: "instant" }),
  );
  if (turnsAt(page.viewportSize()?.width ?? 0)) await shown(page, button(page, controls.next));
  await settled(page);
}
