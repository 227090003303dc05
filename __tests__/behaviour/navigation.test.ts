import type { Page, Route } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { focusedName, scrollTo, untilFocused } from "../helpers/focus";
import { until } from "../helpers/until";

const site = fixedSite();

/** What search engines and shared links see of the page that is shown. */
const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    canonical: [...document.querySelectorAll("link[rel=canonical]")].map((link) => link.getAttribute("href")),
    described: [...document.querySelectorAll("meta[name=description]")].map((meta) =>
      meta.getAttribute("content"),
    ),
  }));

/** Follows a link in the footer from where the visitor is: the click does not scroll there. */
const follow = (page: Page, name: string) =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { name, exact: true })
    .evaluate((link: HTMLElement) => link.click());

/** Keeps every script that is asked for from now on, until they are let go. */
async function holdScripts(page: Page) {
  const held: Route[] = [];
  await page.route("**/*.js", (route) => void held.push(route));
  return async () => {
    await Promise.all(held.map((route) => route.continue()));
    return held.length;
  };
}

const place = (page: Page) => page.evaluate(() => window.scrollY);
const untilNear = (page: Page, top: number) =>
  until(page, `the place ${top}`, (at) => Math.abs(window.scrollY - at) < 200, top);

test("the first Tab stop is the skip link, which leads to the content", async () => {
  const { page } = await site.open("/about");
  await page.keyboard.press("Tab");
  expect(await focusedName(page)).toBe("Skip to the content");
  await page.keyboard.press("Enter");
  await untilFocused(page, "main");
});

test("a navigation starts at the top, with the focus on the heading", async () => {
  const { page } = await site.open("/countries/australia");
  await scrollTo(page, 2000);
  await follow(page, "Cost of living");
  await page.waitForURL("**/cost-of-living");
  await until(page, "the top", () => window.scrollY === 0);
  await untilFocused(page, "h1");
  expect(await focusedName(page)).toBe("Cost of living");
});

test("Back returns to the place that was left", async () => {
  const { page } = await site.open("/countries/australia");
  await page.getByRole("link", { name: "All figures and sources of this page" }).click();
  await until(page, "the sources", () => window.scrollY > 900);
  const left = await place(page);
  await follow(page, "Cost of living");
  await page.waitForURL("**/cost-of-living");
  await until(page, "the top", () => window.scrollY === 0);
  await page.goBack();
  await page.waitForURL("**/countries/australia#sources");
  await untilNear(page, left);
});

test("Back returns to the place that was left while the page's later code is still on the way", async () => {
  const { page } = await site.open("/countries/australia");
  await follow(page, "Cost of living");
  await page.waitForURL("**/cost-of-living");
  await page.goBack();
  await page.waitForURL("**/countries/australia");
  const release = await holdScripts(page);
  await scrollTo(page, 3000);
  const left = await place(page);
  await follow(page, "Cost of living");
  await page.waitForURL("**/cost-of-living");
  await until(page, "the top", () => window.scrollY === 0);
  await page.goBack({ waitUntil: "commit" });
  await untilNear(page, left);
  await release();
});

test("a link within the page keeps every part in place while their code is still on the way", async () => {
  const { page } = await site.open("/countries/australia");
  const release = await holdScripts(page);
  const look = () =>
    page.evaluate(() => [document.querySelectorAll("main section").length, document.body.scrollHeight]);
  const before = await look();
  const asked = page.waitForRequest("**/*.js");
  await page.getByRole("link", { name: "The bill for the first year" }).click();
  await asked;
  await until(page, "the bill", () => window.scrollY > 900);
  expect(await look()).toEqual(before);
  expect(await release()).toBeGreaterThan(0);
});

test("a navigation replaces the page's title, address and description", async () => {
  const { page } = await site.open("/blogs/papers");
  await follow(page, "Cost of living");
  await until(page, "the title", () => document.title.includes("Cost of living"));
  const told = await headOf(page);
  expect(told.title).toBe("Cost of living | Lantern");
  expect(told.canonical).toEqual(["https://lantern.example/cost-of-living"]);
  expect(told.described).toEqual([expect.stringContaining("Cost of living: a guide")]);
});
