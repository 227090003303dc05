import type { Page } from "playwright-core";
import { brokenWords } from "../helpers/broken-words";
import { hydrated } from "../helpers/hydrated";
import { openInOwnFonts } from "../helpers/in-own-fonts";
import { type OpenedPage, openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { pageText, ROUTES } from "../helpers/site-content";

const site = sharedSite();

const WIDTHS = [320, 390, 768, 1024, 1280];

/** Two pages visit every route, with and without scripts: a context per route costs more than its tests. */
let scripted: OpenedPage;
let plain: OpenedPage;

beforeAll(async () => {
  const start = `${site.url}/favicon.svg`;
  scripted = await openPage(site.browser, start);
  plain = await openPage(site.browser, start, { javaScriptEnabled: false });
});

afterAll(() => Promise.all([scripted.close(), plain.close()]));

const resize = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

/** Headings, links and pictures of a page, in order. */
async function parts(page: Page) {
  const main = page.locator("main");
  return {
    headings: await main.locator("h1, h2, h3").allTextContents(),
    links: await main
      .locator("a[href]")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    pictures: await main
      .locator("img")
      .evaluateAll((images) => images.map((image) => image.getAttribute("alt"))),
  };
}

describe.each(ROUTES)("%s", (route) => {
  beforeAll(async () => {
    scripted.complaints.length = 0;
    await Promise.all([resize(scripted.page, 1280), resize(plain.page, 1280)]);
    await Promise.all([
      scripted.page.goto(site.url + route, { waitUntil: "load" }),
      openInOwnFonts(plain.page, site.url + route),
    ]);
    await hydrated(scripted.page);
  });

  test("shows the same text, links and pictures without JavaScript", async () => {
    const [without, withScripts] = [await parts(plain.page), await parts(scripted.page)];
    expect(without.headings).toEqual(withScripts.headings);
    expect(without.links).toEqual(expect.arrayContaining(withScripts.links));
    expect(without.pictures).toEqual(withScripts.pictures);
  });

  test("shows no button without JavaScript that only scripts answer", async () => {
    const idle = await plain.page
      .locator("main button:not([type=submit])")
      .evaluateAll((buttons) =>
        buttons
          .filter((button) => button.checkVisibility({ visibilityProperty: true }))
          .map((button) => button.textContent),
      );
    expect(idle).toEqual([]);
  });

  test("opens without an error, has one h1 and never scrolls sideways", async () => {
    const { page, complaints } = scripted;
    expect(await page.locator("h1").count()).toBe(1);
    for (const width of WIDTHS) {
      await resize(page, width);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect({ width, overflow: Math.max(0, overflow) }).toEqual({ width, overflow: 0 });
    }
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState("networkidle");
    expect(complaints).toEqual([]);
  });

  test("breaks no word in the middle", async () => {
    for (const width of WIDTHS) {
      await resize(plain.page, width);
      expect({ width, broken: await brokenWords(plain.page) }).toEqual({ width, broken: [] });
    }
  });
});

test("an unknown address shows the not-found page with status 404", async () => {
  const response = await fetch(`${site.url}/no/such-page`);
  expect(response.status).toBe(404);
  const { page, close } = await openPage(site.browser, `${site.url}/no/such-page`);
  await hydrated(page);
  expect(await page.locator("h1").textContent()).toBe(pageText("not-found").heading);
  expect(await page.locator("main").textContent()).toContain(pageText("not-found").intro);
  expect(await page.getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/");
  expect(await page.locator("main img").count()).toBe(1);
  await close();
});
