import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectLinks, expectSoon } from "../helpers/expect-soon";
import { focusedName, untilFocused } from "../helpers/focus";
import { arrived } from "../helpers/hydrated";
import { until } from "../helpers/until";

const site = fixedSite();

/** Follows a link in the footer without scrolling there. */
const follow = (page: Page, name: string) =>
  page
    .getByRole("contentinfo")
    .getByRole("link", { name, exact: true })
    .evaluate((link: HTMLElement) => link.click());

const headed = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

const place = (page: Page) => page.evaluate(() => window.scrollY);
const untilNear = (page: Page, top: number) =>
  until(page, `the place ${top}`, (at) => Math.abs(window.scrollY - at) < 200, top);

test("the first Tab stop is the skip link, which leads to the content", async () => {
  const { page } = await site.open("/about");
  await page.keyboard.press("Tab");
  await expectSoon(() => focusedName(page), "Skip to the content");
  await page.keyboard.press("Enter");
  await untilFocused(page, "main");
});

test("a navigation starts at the top, with the focus on the heading and a head of its own; Back returns to the place that was left", async () => {
  const { page } = await site.open("/countries/australia");
  await page.getByRole("link", { name: "Universities" }).click();
  await until(page, "the institutions", () => window.scrollY > 900);
  const left = await place(page);
  await follow(page, "Cost of living");
  await arrived(page, "**/cost-of-living");
  await until(page, "the top", () => window.scrollY === 0);
  await untilFocused(page, "h1");
  await expectSoon(() => focusedName(page), "Cost of living");
  await expectSoon(() => page.title(), "Cost of living | Lantern");
  await expectLinks(page.locator("link[rel=canonical]"), ["https://lantern.example/cost-of-living"]);
  const description = page.locator("meta[name=description]");
  await expectSoon(
    () => description.getAttribute("content"),
    expect.stringContaining("Cost of living: a guide"),
  );
  await page.goBack();
  await arrived(page, "**/countries/australia#universities");
  await untilNear(page, left);
});

test("Back that follows a link at once, before its page is drawn, shows the page that was left", async () => {
  const { page } = await site.open("/countries/australia");
  await page
    .getByRole("contentinfo")
    .getByRole("link", { name: "Cost of living", exact: true })
    .evaluate(async (link: HTMLElement) => {
      const { pathname } = window.location;
      link.click();
      while (window.location.pathname === pathname) await new Promise((resolve) => setTimeout(resolve));
      window.history.back();
    });
  await arrived(page, "**/countries/australia");
  await headed(page, "Study @ Australia");
  await follow(page, "Cost of living");
  await headed(page, "Cost of living");
});

test("an address that leads nowhere shows the not-found page, whose button leads home", async () => {
  const asked: string[] = [];
  const { page } = await site.open("/no-such-page", {
    mayComplain: true,
    before: async (early) => early.on("request", (request) => asked.push(new URL(request.url()).pathname)),
  });
  await expectSoon(() => page.locator("h1").textContent(), "Nothing here");
  expect(asked.filter((path) => path.includes("no-such-page"))).toEqual(["/no-such-page"]);
  await page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await arrived(page, `${site.url}/`);
});
