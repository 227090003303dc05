import type { Page } from "playwright-core";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { countries } from "../helpers/site-content";

const site = sharedSite();
const country = countries.find(({ sources, cards }) => cards.length === 0 && sources !== undefined);
const path = country?.path ?? "";

const FOLD = "details:has(> summary #sources)";

const figure = (page: Page) => page.locator(`${FOLD} dl > [id]`).last();

const isInWindow = (page: Page) =>
  figure(page).evaluate((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return top >= 0 && bottom <= window.innerHeight;
  });

test("there is a guide with sources", () => {
  expect(path).not.toBe("");
});

test("the sources of a guide are folded, and open by their line, by a link to them and by one to a figure", async () => {
  const { page, complaints, close } = await openPage(site.browser, site.url + path, {
    viewport: { width: 390, height: 844 },
  });
  await hydrated(page);
  expect(await figure(page).isVisible()).toBe(false);
  await page.locator(`${FOLD} > summary`).click();
  expect(await figure(page).isVisible()).toBe(true);
  await page.locator(`${FOLD} > summary`).click();
  await page.locator('[aria-labelledby=numbers] a[href="#sources"]').click();
  await page.locator(`${FOLD}[open]`).waitFor();
  await page.locator(`${FOLD} > summary`).click();
  const id = await figure(page).getAttribute("id");
  await page.evaluate((hash) => {
    window.location.hash = hash;
  }, `${id}`);
  await page.locator(`${FOLD}[open]`).waitFor();
  expect(await isInWindow(page)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test("an address that names a figure opens them at once", async () => {
  const plain = await openPage(site.browser, site.url + path);
  const id = await figure(plain.page).getAttribute("id");
  await plain.close();
  const { page, close } = await openPage(site.browser, `${site.url}${path}#${id}`);
  await page.locator(`${FOLD}[open]`).waitFor();
  expect(await isInWindow(page)).toBe(true);
  await close();
});
