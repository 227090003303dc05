import type { Page } from "playwright-core";

/** The home page's carousel of the fixed site. */
export const carousel = (page: Page) => page.getByRole("group", { name: "Thanks received", exact: true });
/** Its slides, and the copies with which it loops. */
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
