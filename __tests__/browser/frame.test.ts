import type { Browser, Page } from "playwright-core";
import { launchBrowser } from "../helpers/browser";
import { hydrated, settled } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { type Site, startSite } from "../helpers/site";
import { COUNTRY_MENU } from "../helpers/specification";

let site: Site;
let browser: Browser;

beforeAll(async () => {
  [site, browser] = await Promise.all([startSite(), launchBrowser()]);
});

afterAll(async () => {
  await browser.close();
  await site.stop();
});

async function open(route: string, width = 1280) {
  const opened = await openPage(browser, site.url + route, { viewport: { width, height: 844 } });
  await hydrated(opened.page);
  return opened;
}

const menuButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a menu opens by keyboard, lists its links in order, and closes on Escape with the focus given back", async () => {
  const { page, close } = await open("/about");
  const countries = menuButton(page, "Countries");
  await countries.focus();
  await page.keyboard.press("Enter");
  expect(await countries.getAttribute("aria-expanded")).toBe("true");
  const list = page.locator("[data-menu]", { has: countries }).getByRole("link");
  expect(await list.allTextContents()).toEqual([...COUNTRY_MENU]);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Australia");
  await page.keyboard.press("Escape");
  expect(await countries.getAttribute("aria-expanded")).toBe("false");
  expect(await countries.evaluate((button) => button === document.activeElement)).toBe(true);
  await close();
});

test("an open menu closes on a click outside, on another menu and on a link", async () => {
  const { page, close } = await open("/about");
  const countries = menuButton(page, "Countries");
  const services = menuButton(page, "Services");
  await countries.click();
  await page.mouse.click(640, 800);
  expect(await countries.getAttribute("aria-expanded")).toBe("false");
  await countries.click();
  await services.click();
  expect(await countries.getAttribute("aria-expanded")).toBe("false");
  expect(await services.getAttribute("aria-expanded")).toBe("true");
  await page.getByRole("link", { name: "Coaching", exact: true }).first().click();
  await page.waitForURL("**/services/coaching");
  expect(await services.getAttribute("aria-expanded")).toBe("false");
  await close();
});

test("on a phone the menu button opens the navigation, and a link in it closes it again", async () => {
  const { page, close } = await open("/about", 390);
  const navigation = page.getByRole("navigation", { name: "Main" });
  expect(await navigation.isVisible()).toBe(false);
  await page.getByRole("button", { name: /menu/i }).click();
  expect(await navigation.isVisible()).toBe(true);
  await navigation.getByRole("link", { name: "Blogs" }).click();
  await page.waitForURL("**/blogs");
  expect(await navigation.isVisible()).toBe(false);
  await page.getByRole("button", { name: /menu/i }).click();
  await page.keyboard.press("Escape");
  expect(await navigation.isVisible()).toBe(false);
  await close();
});

test("the entry of the page being read is marked", async () => {
  const { page, close } = await open("/blogs");
  const navigation = page.getByRole("navigation", { name: "Main" });
  expect(await navigation.locator("[aria-current=page]").allTextContents()).toEqual(["Blogs"]);
  await close();
});

test("scroll-to-top shows only beyond 300 px and leads to the top", async () => {
  const { page, close } = await open("/countries/australia");
  const button = page.getByRole("button", { name: /top/i });
  expect(await button.count()).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 300, behavior: "instant" }));
  await page.waitForFunction(() => window.scrollY === 300);
  expect(await button.count()).toBe(0);
  await page.evaluate(() => window.scrollTo({ top: 301, behavior: "instant" }));
  await button.waitFor();
  await button.click();
  await page.waitForFunction(() => window.scrollY === 0);
  await button.waitFor({ state: "detached" });
  await close();
});

test("a navigation begins at the top with the focus on the heading; Back returns to the place left", async () => {
  const { page, close } = await open("/countries/australia");
  const link = page.locator("main").getByRole("link", { name: "After graduation" });
  await link.click();
  await page.waitForFunction(() => window.location.hash !== "" && window.scrollY > 300);
  const left = await page.evaluate(() => window.scrollY);
  await page
    .locator("main a[href='/cost-of-living']")
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await page.waitForURL("**/cost-of-living");
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await page.waitForFunction(() => window.scrollY === 0);
  // The router has a last word after the page has changed.
  await settled(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await page.goBack();
  await page.waitForURL("**/countries/australia#*");
  await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 200, left);
  await close();
});

test("a page's bundle is fetched when a finger is on its link, and not before", async () => {
  const { page, close } = await open("/about", 390);
  const bundles: string[] = [];
  page.on("request", (request) =>
    bundles.push(...(request.url().match(/component---[^/]*-testimonials-/) ?? [])),
  );
  const link = page.getByRole("contentinfo").getByRole("link", { name: "Testimonials" });
  const data = page.waitForRequest(/page-data\/testimonials\/page-data\.json/);
  await link.scrollIntoViewIfNeeded();
  await data;
  expect(bundles).toEqual([]);
  const bundle = page.waitForRequest(/component---[^/]*-testimonials-/);
  await link.dispatchEvent("pointerdown");
  await bundle;
  expect(new URL(page.url()).pathname).toBe("/about");
  await close();
});

test("the first stop of the keyboard skips to the content", async () => {
  const { page, close } = await open("/about");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe("Skip to the content");
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "main");
  await close();
});

test("the chat link opens a message that names the page", async () => {
  const { page, close } = await open("/cost-of-living");
  const href = await page.getByRole("link", { name: /chat/i }).getAttribute("href");
  const address = new URL(href ?? "");
  expect(address.hostname).toBe("wa.me");
  expect(address.searchParams.get("text")).toContain("Cost of living");
  await close();
});

test("the badge's place holds a plain link while its script is blocked", async () => {
  const { page, close } = await open("/about");
  const badge = page.locator("[data-badge]");
  await page.waitForFunction(
    () => document.querySelector("#iasBadge")?.parentElement?.querySelector("script") !== null,
  );
  expect(await page.locator("#iasBadge").count()).toBe(1);
  expect(await badge.getByRole("link", { name: /ICEF Agency Status/ }).isVisible()).toBe(true);
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Blogs" }).click();
  await page.waitForURL("**/blogs");
  expect(await page.locator("#iasBadge").count()).toBe(1);
  await close();
});

test("without JavaScript menus open on focus, and the phone's menu is a plain list", async () => {
  const wide = await openPage(browser, `${site.url}/about`, { javaScriptEnabled: false });
  await menuButton(wide.page, "Countries").focus();
  expect(await wide.page.getByRole("link", { name: "New Zealand" }).first().isVisible()).toBe(true);
  await wide.close();
  const phone = await openPage(browser, `${site.url}/about`, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  expect(
    await phone.page.getByRole("navigation", { name: "Main" }).getByRole("link").count(),
  ).toBeGreaterThan(15);
  expect(await phone.page.getByRole("link", { name: "Educational Counselling" }).first().isVisible()).toBe(
    true,
  );
  await phone.close();
});
