import type { Browser } from "playwright-core";
import { launchBrowser } from "../helpers/browser";
import { openPage } from "../helpers/open-page";
import { type Site, startSite } from "../helpers/site";
import { BRANCHES } from "../helpers/specification";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await site.stop();
});

test("eight offices in order, each with phone, address, e-mail and directions", async () => {
  const { page, close } = await openPage(browser, `${site.url}/contact`);
  const cards = page.locator("li[id^=office-]");
  expect(await cards.locator("h3").allTextContents()).toEqual([...BRANCHES]);
  for (const card of await cards.all()) {
    expect(await card.locator("a[href^='tel:+']").count()).toBe(1);
    expect(await card.locator("a[href^='mailto:']").count()).toBe(1);
    expect(await card.locator("address").textContent()).not.toBe("");
    expect(await card.getByRole("link", { name: /^Directions/ }).getAttribute("href")).toMatch(/^https:/);
  }
  await close();
});

test("a map is made when its button is pressed, not before, and goes again", async () => {
  const { page, close } = await openPage(browser, `${site.url}/contact`);
  expect(await page.locator("iframe").count()).toBe(0);
  const button = page.getByRole("button", { name: "Show map of the Kochi office" });
  await page.locator("form button[type=submit]:enabled").waitFor();
  await button.click();
  await page.getByTitle("Map of the Kochi office").waitFor();
  expect(await page.locator("iframe").count()).toBe(1);
  const hide = page.getByRole("button", { name: "Hide map of the Kochi office" });
  expect(await hide.getAttribute("aria-expanded")).toBe("true");
  await hide.click();
  expect(await page.locator("iframe").count()).toBe(0);
  await close();
});

test("without JavaScript there is no map button, and directions remain", async () => {
  const { page, close } = await openPage(browser, `${site.url}/contact`, { javaScriptEnabled: false });
  expect(await page.locator("[data-needs-script]").first().isVisible()).toBe(false);
  expect(await page.getByRole("link", { name: /^Directions/ }).count()).toBe(8);
  await close();
});
