import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { closed, lightbox, openGallery, picture, shows } from "../helpers/gallery";
import { until } from "../helpers/until";

const site = fixedSite();

/** Presses keys in one task, as when the page is too busy to handle each. */
const pressAtOnce = (page: Page, ...keys: string[]) =>
  page.evaluate((pressed) => {
    for (const key of pressed) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }
  }, keys);

test.each(["reduce", "no-preference"] as const)(
  "keys pressed at once all count, with reduced motion: %s",
  async (reducedMotion) => {
    const { page } = await openGallery(site, "", { reducedMotion });
    await picture(page, 0).click();
    await until(page, "the focus in the lightbox", () => document.activeElement?.closest("[role=dialog]"));
    await pressAtOnce(page, "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft");
    await shows(page, 2);
    await pressAtOnce(page, "ArrowRight", "Escape");
    await closed(page);
  },
);

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

test("Enter while the last picture fades out opens it again", async () => {
  const { page } = await openGallery(site, "", { reducedMotion: "no-preference" });
  await picture(page, 0).press("Enter");
  await shows(page, 0);
  const first = await lightbox(page).elementHandle();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Enter");
  await first?.waitForElementState("hidden");
  await shows(page, 0);
  await page.keyboard.press("Escape");
  await closed(page);
});
