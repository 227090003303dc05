import type { Page } from "playwright-core";
import { country, firstMenu, nextLink } from "../helpers/examples";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { words } from "../helpers/site-content";

const site = sharedSite();

const PHONE = { width: 390, height: 844 };

/** Opens a page at 4x CPU throttling; its bundles load when `deliver` is called. */
async function openEarly(route: string, viewport = { width: 1280, height: 900 }) {
  const opened = await openPage(site.browser, `${site.url}/favicon.svg`, { viewport });
  const { page } = opened;
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  let deliver = () => {};
  const delivery = new Promise<void>((resolve) => {
    deliver = resolve;
  });
  await page.route("**/*.js", async (route_) => {
    await delivery;
    await route_.continue();
  });
  await page.goto(site.url + route, { waitUntil: "load" });
  return { ...opened, deliver };
}

const isHydrated = (page: Page) => page.evaluate(() => document.documentElement.dataset.hydrated === "");
const hydrated = (page: Page) => page.waitForFunction(() => document.documentElement.dataset.hydrated === "");

test("a link works before scripts run", async () => {
  const { page, complaints, deliver, close } = await openEarly("/about");
  await page.locator(`[data-navigation] a[href="${nextLink.path}"]`).first().click();
  await page.waitForURL(`**${nextLink.path}`);
  expect(await isHydrated(page)).toBe(false);
  deliver();
  await hydrated(page);
  expect(complaints).toEqual([]);
  await close();
});

test("a menu tapped before scripts run opens once they do, however often it was tapped", async () => {
  const { page, complaints, deliver, close } = await openEarly("/about");
  const countries = page.getByRole("button", { name: firstMenu.title, exact: true });
  await countries.click();
  await countries.click();
  expect(await countries.getAttribute("aria-busy")).toBe("true");
  expect(await isHydrated(page)).toBe(false);
  deliver();
  await page.locator("[data-menu-list] a:visible").first().waitFor();
  expect(await countries.getAttribute("aria-expanded")).toBe("true");
  expect(await countries.getAttribute("aria-busy")).toBeNull();
  expect(complaints).toEqual([]);
  await close();
});

test("of two menus tapped before scripts run, the last one opens", async () => {
  const { page, deliver, close } = await openEarly("/about");
  const button = (name: string) => page.getByRole("button", { name, exact: true });
  await button("Countries").click();
  await button("Services").click();
  deliver();
  await hydrated(page);
  await page.waitForFunction(() => document.querySelector("[data-menu] [aria-expanded=true]") !== null);
  expect(await button("Services").getAttribute("aria-expanded")).toBe("true");
  expect(await button("Countries").getAttribute("aria-expanded")).toBe("false");
  await close();
});

test("the phone's menu tapped before scripts run opens once they do", async () => {
  const { page, deliver, close } = await openEarly(country.path, PHONE);
  await page.getByRole("button", { name: /menu/i }).click();
  deliver();
  await page
    .getByRole("navigation", { name: words.frame.navigation, exact: true })
    .waitFor({ state: "visible" });
  await close();
});

test("what is typed before scripts run stays, with the focus and the caret", async () => {
  const { page, complaints, deliver, close } = await openEarly("/contact");
  const name = page.locator("[name=fullName]");
  await name.click();
  await page.keyboard.type("Anitha Raman");
  await page.keyboard.press("ArrowLeft");
  expect(await isHydrated(page)).toBe(false);
  deliver();
  await hydrated(page);
  await page.locator("form [type=submit]:enabled").waitFor();
  await page.keyboard.type("i");
  expect(await name.inputValue()).toBe("Anitha Ramain");
  expect(complaints).toEqual([]);
  await close();
});

test.each(["a tap", "Enter"])("a form sent by %s before scripts run is checked once they do", async (way) => {
  const { page, deliver, close } = await openEarly("/contact");
  await page.locator("[name=fullName]").fill("Anitha Raman");
  if (way === "Enter") await page.locator("[name=fullName]").press("Enter");
  else await page.locator("form [type=submit]").click({ force: true });
  expect(await isHydrated(page)).toBe(false);
  deliver();
  await page.locator("[name=email][aria-invalid=true]").waitFor();
  expect(await page.locator("[name=fullName]").inputValue()).toBe("Anitha Raman");
  await close();
});

test("a picture tapped before scripts run opens in the lightbox", async () => {
  const { page, complaints, deliver, close } = await openEarly("/gallery/images", PHONE);
  await page.locator("[data-gallery-group] a").first().click();
  expect(await isHydrated(page)).toBe(false);
  deliver();
  await page.getByRole("dialog").waitFor();
  expect(new URL(page.url()).pathname).toBe("/gallery/images");
  expect(complaints).toEqual([]);
  await close();
});

test("a picture tapped opens as a file when scripts cannot be fetched", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/favicon.svg`, { viewport: PHONE });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(`${site.url}/gallery/images`, { waitUntil: "domcontentloaded" });
  await page.locator("[data-gallery-group] a").first().click();
  await page.waitForURL(/\.(?:png|jpe?g|webp|avif)$/);
  await close();
});

test("scripts wait for load; with data saving on, for the visitor's first input", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/favicon.svg`);
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  await page.goto(`${site.url}/about`, { waitUntil: "load" });
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await page.locator("script[src]").count()).toBe(0);
  await page.keyboard.press("Tab");
  await hydrated(page);
  await close();
});
