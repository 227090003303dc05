import type { Page, Route } from "playwright-core";
import { country, firstMenu, guide, links, menus, nextLink } from "../helpers/examples";
import { hydrated, settled } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { ownScripts } from "../helpers/page-scripts";
import { painted } from "../helpers/painted";
import { sharedSite } from "../helpers/shared-site";
import { company, words } from "../helpers/site-content";

const site = sharedSite();

async function open(route: string, width = 1280) {
  const opened = await openPage(site.browser, site.url + route, { viewport: { width, height: 844 } });
  await hydrated(opened.page);
  return opened;
}

const menuButton = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a menu opens by keyboard, lists its links in order, and closes on Escape with the focus given back", async () => {
  const { page, close } = await open("/about");
  const countries = menuButton(page, firstMenu.title);
  await countries.focus();
  await page.keyboard.press("Enter");
  expect(await countries.getAttribute("aria-expanded")).toBe("true");
  const list = page.locator("[data-menu]", { has: countries }).locator("[data-menu-list] > ul a");
  const titles = firstMenu.items.map(({ title }) => title);
  // The comparison stands with the countries.
  expect((await list.allTextContents()).filter((one) => titles.includes(one))).toEqual(titles);
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(firstMenu.items[0]?.title);
  await page.keyboard.press("Escape");
  expect(await countries.getAttribute("aria-expanded")).toBe("false");
  expect(await countries.evaluate((button) => button === document.activeElement)).toBe(true);
  await close();
});

test("an open menu closes on a click outside, on another menu and on a link", async () => {
  const { page, close } = await open("/about");
  const [one, other] = menus;
  if (!one || !other) throw new Error("this test needs two menus");
  const countries = menuButton(page, one.title);
  const services = menuButton(page, other.title);
  // A long panel may fill a low window; at the page's edge is nothing that could be touched by chance.
  await page.setViewportSize({ width: 1280, height: 2000 });
  await countries.click();
  await page.mouse.click(4, 1900);
  expect(await countries.getAttribute("aria-expanded")).toBe("false");
  await countries.click();
  await services.click();
  expect(await countries.getAttribute("aria-expanded")).toBe("false");
  expect(await services.getAttribute("aria-expanded")).toBe("true");
  const target = other.items.at(-1)?.path;
  await page.locator(`[data-menu] a[href="${target}"]:visible`).click();
  await page.waitForURL(`**${target}`);
  expect(await services.getAttribute("aria-expanded")).toBe("false");
  await close();
});

test("on a phone the menu button opens the navigation, and a link in it closes it again", async () => {
  const { page, close } = await open("/about", 390);
  const navigation = page.getByRole("navigation", { name: words.frame.navigation, exact: true });
  expect(await navigation.isVisible()).toBe(false);
  await page.getByRole("button", { name: /menu/i }).click();
  expect(await navigation.isVisible()).toBe(true);
  await navigation.locator(`a[href="${nextLink.path}"]:visible`).first().click();
  await page.waitForURL(`**${nextLink.path}`);
  expect(await navigation.isVisible()).toBe(false);
  await page.getByRole("button", { name: /menu/i }).click();
  await page.keyboard.press("Escape");
  expect(await navigation.isVisible()).toBe(false);
  await close();
});

test("the entry of the page being read is marked", async () => {
  const { page, close } = await open(nextLink.path);
  const navigation = page.getByRole("navigation", { name: words.frame.navigation, exact: true });
  expect(await navigation.locator("[aria-current=page]").allTextContents()).toEqual([nextLink.title]);
  await close();
});

test("scroll-to-top shows only beyond 300 px and leads to the top", async () => {
  const { page, close } = await open(country.path);
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

test("scroll-to-top stays while it has the focus, so that scrolling up by keys does not lose it", async () => {
  const { page, close } = await open(country.path);
  const button = page.getByRole("button", { name: /top/i });
  await page.evaluate(() => window.scrollTo({ top: 900, behavior: "instant" }));
  await button.focus();
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: "instant" }));
  await painted(page);
  expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  await page.locator("h1").focus();
  await button.waitFor({ state: "detached" });
  await close();
});

test("a link within the page keeps every part in place while its code is still on the way", async () => {
  const { page, close } = await open(country.path);
  const held: Route[] = [];
  // The parts' code is asked for at the visitor's first act, and does not come.
  await page.route("**/*.js", (route) => void held.push(route));
  const sections = page.locator("main section[aria-labelledby]");
  const before = [await sections.count(), await page.evaluate(() => document.body.scrollHeight)];
  const link = page.locator("main a[href^='#']:visible").last();
  const target = page.locator(`[id="${(await link.getAttribute("href"))?.slice(1)}"]`);
  const asked = page.waitForRequest("**/*.js");
  await link.click();
  await asked;
  await page.waitForFunction(() => window.location.hash !== "" && window.scrollY > 300);
  await painted(page);
  expect([await sections.count(), await page.evaluate(() => document.body.scrollHeight)]).toEqual(before);
  expect(await target.isVisible()).toBe(true);
  await Promise.all(held.map((route) => route.continue()));
  await close();
});

test("Back returns to the place that was left, also where the parts' code is still on the way", async () => {
  const { page, close } = await open(country.path);
  const held: Route[] = [];
  let isHeld = true;
  await page.route("**/*.js", async (route) => {
    if (isHeld) held.push(route);
    else await route.continue();
  });
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
  await painted(page);
  const left = await page.evaluate(() => window.scrollY);
  isHeld = false;
  await page
    .locator(`a[href="${nextLink.path}"]`)
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(`**${nextLink.path}`, { waitUntil: "commit" });
  await page.waitForFunction(() => window.scrollY === 0);
  await page.goBack({ waitUntil: "commit" });
  await page.waitForURL(`**${country.path}`, { waitUntil: "commit" });
  await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 200, left);
  expect(held.length).toBeGreaterThan(0);
  await close();
});

test("a navigation starts at the top with the focus on the heading; Back restores the scroll position", async () => {
  const { page, close } = await open(country.path);
  const link = page.locator("main a[href^='#']:visible").last();
  await link.click();
  await page.waitForFunction(() => window.location.hash !== "" && window.scrollY > 300);
  // Gatsby notes the place in the next frame.
  await painted(page);
  const left = await page.evaluate(() => window.scrollY);
  await page
    .locator(`a[href="${guide.path}"]`)
    .first()
    .evaluate((element: HTMLElement) => element.click());
  await page.waitForURL(`**${guide.path}`);
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  await page.waitForFunction(() => window.scrollY === 0);
  // The router moves the focus last, after the page has changed.
  await settled(page);
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe("H1");
  await page.goBack();
  await page.waitForURL(`**${country.path}#*`);
  await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 200, left);
  await close();
});

test("touching a link fetches its page's bundle, and nothing does before", async () => {
  const { page, close } = await open("/about", 390);
  const own = await ownScripts(site.url, "/testimonials", "/about");
  const bundles: string[] = [];
  page.on("request", (request) => {
    if (own.includes(request.url())) bundles.push(request.url());
  });
  const link = page.getByRole("contentinfo").locator('a[href="/testimonials"]').first();
  const data = page.waitForRequest(/page-data\/testimonials\/page-data\.json/);
  await link.scrollIntoViewIfNeeded();
  await data;
  expect(bundles).toEqual([]);
  const bundle = page.waitForRequest((request) => own.includes(request.url()));
  await link.dispatchEvent("pointerdown");
  await bundle;
  expect(new URL(page.url()).pathname).toBe("/about");
  await close();
});

test("the first Tab stop is the skip link to the content", async () => {
  const { page, close } = await open("/about");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe(words.frame.skip);
  await page.keyboard.press("Enter");
  await page.waitForFunction(() => document.activeElement?.id === "main");
  await close();
});

test("the chat link opens a message that names the page", async () => {
  const { page, close } = await open(guide.path);
  const href = await page.getByRole("link", { name: /chat/i }).getAttribute("href");
  const address = new URL(href ?? "");
  expect(address.hostname).toBe("wa.me");
  expect(address.searchParams.get("text")).toContain(guide.title);
  await close();
});

test("the badge's place holds a plain link while its script is blocked", async () => {
  const { page, close } = await open("/about");
  const badge = page.locator("[data-badge]");
  await badge.scrollIntoViewIfNeeded();
  await badge.locator("iframe").waitFor({ state: "attached" });
  expect(await badge.getByRole("link", { name: company.badge.label }).isVisible()).toBe(true);
  await page.locator(`[data-navigation] a[href="${nextLink.path}"]`).first().click();
  await page.waitForURL(`**${nextLink.path}`);
  expect(await badge.locator("iframe").count()).toBe(1);
  await close();
});

test("without JavaScript menus open on focus, and the phone's menu is a plain list", async () => {
  const wide = await openPage(site.browser, `${site.url}/about`, { javaScriptEnabled: false });
  await menuButton(wide.page, firstMenu.title).focus();
  expect(await wide.page.locator("[data-menu-list] a").first().isVisible()).toBe(true);
  await wide.close();
  const phone = await openPage(site.browser, `${site.url}/about`, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  const wanted = [...links, ...menus.flatMap(({ items }) => items)].map(({ path }) => path);
  for (const path of wanted) {
    expect([
      path,
      await phone.page.locator(`[data-navigation] a[href="${path}"]`).first().isVisible(),
    ]).toEqual([path, true]);
  }
  // A long list that stayed in the window would cover the page.
  await phone.page.locator("footer").scrollIntoViewIfNeeded();
  const header = await phone.page.locator("header:has([data-navigation])").boundingBox();
  if (!header) throw new Error("the page has no header");
  expect(header.y + header.height).toBeLessThan(0);
  await phone.close();
});
