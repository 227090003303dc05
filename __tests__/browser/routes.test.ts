import { brokenWords } from "../helpers/broken-words";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { pageText, ROUTES } from "../helpers/site-content";

const site = sharedSite();

const WIDTHS = [320, 768, 1280];

test.each(ROUTES)("%s opens without an error, has one h1 and never scrolls sideways", async (route) => {
  const { page, complaints, close } = await openPage(site.browser, site.url + route);
  await hydrated(page);
  expect(await page.locator("h1").count()).toBe(1);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect({ width, overflow: Math.max(0, overflow) }).toEqual({ width, overflow: 0 });
  }
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await page.waitForLoadState("networkidle");
  expect(complaints).toEqual([]);
  await close();
});

test.each(ROUTES)("no word of %s breaks in the middle", async (route) => {
  const { page, close } = await openPage(site.browser, site.url + route, { javaScriptEnabled: false });
  for (const width of [320, 390, 768, 1024, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    expect({ width, broken: await brokenWords(page) }).toEqual({ width, broken: [] });
  }
  await close();
});

test.each(ROUTES)("%s shows the same text, links and pictures without JavaScript", async (route) => {
  const read = async (javaScriptEnabled: boolean) => {
    const { page, close } = await openPage(site.browser, site.url + route, { javaScriptEnabled });
    const main = page.locator("main");
    if (javaScriptEnabled) await hydrated(page);
    const seen = {
      headings: await main.locator("h1, h2, h3").allTextContents(),
      links: await main
        .locator("a[href]")
        .evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
      pictures: await main
        .locator("img")
        .evaluateAll((images) => images.map((image) => image.getAttribute("alt"))),
    };
    await close();
    return seen;
  };
  const withScripts = await read(true);
  const without = await read(false);
  expect(without.headings).toEqual(withScripts.headings);
  expect(without.links).toEqual(expect.arrayContaining(withScripts.links));
  expect(without.pictures).toEqual(withScripts.pictures);
});

test("an address that leads nowhere shows the not-found page with status 404", async () => {
  const response = await fetch(`${site.url}/no/such-page`);
  expect(response.status).toBe(404);
  const { page, close } = await openPage(site.browser, `${site.url}/no/such-page`);
  await hydrated(page);
  expect(await page.locator("h1").textContent()).toBe(pageText("not-found").heading);
  expect(await page.locator("main").textContent()).toContain(pageText("not-found").lead);
  expect(await page.getByRole("link", { name: "Go Home" }).getAttribute("href")).toBe("/");
  expect(await page.locator("main img").count()).toBe(1);
  await close();
});
