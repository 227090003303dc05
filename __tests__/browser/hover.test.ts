import type { Locator, Page } from "playwright-core";
import { country } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { painted } from "../helpers/painted";
import { sharedSite } from "../helpers/shared-site";

const site = sharedSite();

const POSTER = "main article:has(.poster-part)";
const STAMP = "main ul > li > div:has(> div picture)";

async function open(route: string, reducedMotion: "reduce" | "no-preference") {
  const opened = await openPage(site.browser, site.url + route, { reducedMotion });
  await hydrated(opened.page);
  return opened;
}

/** How an element looks once its transitions have ended. */
async function lookOf(page: Page, element: Locator) {
  await page.evaluate(() =>
    Promise.all(
      document
        .getAnimations()
        .filter((animation) => animation instanceof CSSTransition)
        .map(({ finished }) => finished.catch(() => {})),
    ),
  );
  await painted(page);
  return element.evaluate((one) => {
    const { backgroundColor, boxShadow, transform } = getComputedStyle(one);
    return { backgroundColor, boxShadow, transform };
  });
}

test.each(["reduce", "no-preference"] as const)(
  "under the pointer a poster's band changes colour, and it lifts only with motion: %s",
  async (motion) => {
    const { page, close } = await open("/", motion);
    const poster = page.locator(POSTER).first();
    await poster.scrollIntoViewIfNeeded();
    const band = poster.locator("h3");
    const before = await lookOf(page, band);
    await poster.hover();
    const after = await lookOf(page, band);
    expect(after.backgroundColor).not.toBe(before.backgroundColor);
    expect(after.transform === before.transform).toBe(motion === "reduce");
    await close();
  },
);

test.each(["reduce", "no-preference"] as const)(
  "a state's stamp turns only with motion: %s",
  async (motion) => {
    const { page, close } = await open("/", motion);
    const stamp = page.locator(STAMP).first();
    await stamp.scrollIntoViewIfNeeded();
    await stamp.hover();
    expect((await lookOf(page, stamp)).transform === "none").toBe(motion === "reduce");
    await close();
  },
);

test("an institution's card rises from the page", async () => {
  const { page, close } = await open(country.path, "reduce");
  const card = page.locator("[data-institution]").first();
  await card.scrollIntoViewIfNeeded();
  expect((await lookOf(page, card)).boxShadow).toBe("none");
  await card.locator("h3").hover();
  expect((await lookOf(page, card)).boxShadow).not.toBe("none");
  await close();
});
