import type { Page } from "playwright-core";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { galleryGroups } from "../helpers/site-content";

const site = sharedSite();

const FRAGMENTS = galleryGroups.flatMap(({ slug, items }) => items.map((_, index) => `${slug}-${index + 1}`));

type Motion = "reduce" | "no-preference";

async function openGallery(reducedMotion: Motion) {
  const opened = await openPage(site.browser, `${site.url}/gallery/images`, { reducedMotion });
  await hydrated(opened.page);
  return opened;
}

/** Not by role: links have none while the lightbox is open. */
const picture = (page: Page, index: number) => page.locator("[data-gallery-group] a").nth(index);
const lightbox = (page: Page) => page.getByRole("dialog");
const gone = (page: Page) => lightbox(page).waitFor({ state: "detached" });
const shows = (page: Page, index: number) => page.waitForURL(`**#${FRAGMENTS[index % FRAGMENTS.length]}`);

/** Presses keys in one task, as when the page is too busy to handle each. */
const pressAtOnce = (page: Page, ...keys: string[]) =>
  page.evaluate((pressed) => {
    for (const key of pressed) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }
  }, keys);

/** Presses keys in the moment the lightbox gets the focus or is attached. */
const pressOnceThere = (page: Page, moment: "focused" | "attached", ...keys: string[]) =>
  page.evaluate(
    ([when, pressed]) => {
      const press = () => {
        for (const key of pressed) {
          const target = document.activeElement ?? document.body;
          target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
        }
      };
      if (when === "attached") {
        const observer = new MutationObserver(() => {
          if (!document.querySelector("[role=dialog]")) return;
          observer.disconnect();
          press();
        });
        observer.observe(document.body, { childList: true });
        return;
      }
      const listen = ({ target }: FocusEvent) => {
        if (!(target instanceof Element) || !target.closest("[role=dialog]")) return;
        window.removeEventListener("focusin", listen);
        press();
      };
      window.addEventListener("focusin", listen);
    },
    [moment, keys] as const,
  );

/** Delays every script that the page requests from now on. */
async function holdScripts(page: Page): Promise<() => void> {
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await delivery;
    await route.continue();
  });
  return deliver;
}

const MOTIONS: readonly Motion[] = ["reduce", "no-preference"];

describe.each(MOTIONS)("with prefers-reduced-motion: %s", (motion) => {
  test("an arrow key and Escape pressed at once close it and restore the gallery's URL", async () => {
    const { page, close } = await openGallery(motion);
    await picture(page, 0).click();
    await shows(page, 0);
    await page.waitForFunction(() => document.activeElement?.closest("[role=dialog]"));
    await pressAtOnce(page, "ArrowRight", "Escape");
    await gone(page);
    expect(new URL(page.url()).hash).toBe("");
    await close();
  });

  test("several arrow keys pressed at once all count", async () => {
    const { page, close } = await openGallery(motion);
    await picture(page, 0).click();
    await page.waitForFunction(() => document.activeElement?.closest("[role=dialog]"));
    await pressAtOnce(page, "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowRight");
    await shows(page, 3);
    await close();
  });

  test.each(["attached", "focused"] as const)("keys pressed in the moment it is %s work", async (moment) => {
    const { page, close } = await openGallery(motion);
    await pressOnceThere(page, moment, "ArrowRight", "ArrowRight");
    await picture(page, 0).click();
    await shows(page, 2);
    await lightbox(page).locator(".yarl__slide_current img").waitFor();
    await page.keyboard.press("Escape");
    await gone(page);
    await pressOnceThere(page, moment, "Escape");
    await picture(page, 1).click();
    await page.waitForURL(({ hash }) => hash === "");
    await gone(page);
    await close();
  });

  test("keys pressed while its code loads work", async () => {
    const { page, close } = await openGallery(motion);
    const deliver = await holdScripts(page);
    await picture(page, 0).click();
    await page.keyboard.press("Escape");
    await page.waitForURL(({ hash }) => hash === "");
    await picture(page, 0).click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowLeft");
    deliver();
    await shows(page, FRAGMENTS.length - 1);
    await lightbox(page).waitFor();
    await page.keyboard.press("ArrowRight");
    await shows(page, 0);
    await page.goBack();
    await gone(page);
    expect(new URL(page.url()).hash).toBe("");
    await close();
  });

  test("at 20x CPU throttling no key is lost, and a picture opens while the last one closes", async () => {
    const { page, close } = await openGallery(motion);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: 20 });
    await picture(page, 0).focus();
    for (const key of ["Enter", "ArrowRight", "ArrowRight", "Escape", "Enter"])
      await page.keyboard.press(key);
    await shows(page, 0);
    await lightbox(page).locator(".yarl__slide_current img").waitFor();
    await page.keyboard.press("Escape");
    await gone(page);
    expect(new URL(page.url()).hash).toBe("");
    await close();
  });
});
