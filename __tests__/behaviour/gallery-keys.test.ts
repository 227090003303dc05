import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { closed, lightbox, openGallery, picture, shows } from "../helpers/gallery";
import { until } from "../helpers/until";

const site = fixedSite();

const inLightbox = (page: Page) =>
  until(page, "the focus in the lightbox", () => document.activeElement?.closest("[role=dialog]"));

/** Presses keys in one task, as when the page is too busy to handle each. */
const pressAtOnce = (page: Page, ...keys: string[]) =>
  page.evaluate((pressed) => {
    for (const key of pressed) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }
  }, keys);

/** Presses keys in the moment in which the lightbox gets the focus. */
const pressWhenFocused = (page: Page, ...keys: string[]) =>
  page.evaluate((pressed) => {
    const listen = ({ target }: FocusEvent) => {
      if (!(target instanceof Element) || !target.closest("[role=dialog]")) return;
      window.removeEventListener("focusin", listen);
      for (const key of pressed) {
        target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
      }
    };
    window.addEventListener("focusin", listen);
  }, keys);

describe.each(["reduce", "no-preference"] as const)("with reduced motion: %s", (reducedMotion) => {
  test("an arrow key and Escape pressed at once close it, and the address is the gallery's", async () => {
    const { page } = await openGallery(site, "", { reducedMotion });
    await picture(page, 0).click();
    await inLightbox(page);
    await pressAtOnce(page, "ArrowRight", "Escape");
    await closed(page);
  });

  test("arrow keys pressed at once all count", async () => {
    const { page } = await openGallery(site, "", { reducedMotion });
    await picture(page, 0).click();
    await inLightbox(page);
    await pressAtOnce(page, "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft");
    await shows(page, 2);
  });

  test("keys pressed in the moment in which it appears count", async () => {
    const { page } = await openGallery(site, "", { reducedMotion });
    await pressWhenFocused(page, "ArrowRight", "ArrowRight");
    await picture(page, 0).click();
    await shows(page, 2);
    await page.keyboard.press("Escape");
    await closed(page);
  });
});

test("keys pressed while its code is on its way count", async () => {
  const { page } = await openGallery(site);
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await delivery;
    await route.continue();
  });
  await picture(page, 0).click();
  await page.keyboard.press("Escape");
  await page.waitForURL(({ hash }) => hash === "");
  await picture(page, 0).click();
  await page.keyboard.press("ArrowLeft");
  expect(await lightbox(page).count()).toBe(0);
  deliver();
  await shows(page, 2);
});

test("a picture chosen while the last one fades out opens", async () => {
  const { page } = await openGallery(site, "", { reducedMotion: "no-preference" });
  await picture(page, 0).focus();
  await page.keyboard.press("Enter");
  await shows(page, 0);
  await pressAtOnce(page, "Escape", "Enter");
  await shows(page, 0);
  await page.keyboard.press("Escape");
  await closed(page);
});
