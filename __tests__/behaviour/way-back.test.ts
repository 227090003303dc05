import type { Locator, Page } from "playwright-core";
import { fixedSite, PHONE } from "../fixed-site/fixed-site";
import { expectSoon } from "../helpers/expect-soon";
import { arrived, goTo, reload } from "../helpers/hydrated";
import { until } from "../helpers/until";

const site = fixedSite();

/** Follows a link in the footer, where phones fold it, without scrolling there. */
const leave = async (page: Page) => {
  await page
    .locator("footer a[href='/cost-of-living']")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await arrived(page, "**/cost-of-living");
};

const open = (page: Page) =>
  page
    .locator("main details[open] > summary")
    .evaluateAll((lines) =>
      lines.map((line) => line.querySelector("h2, h3")?.textContent ?? line.textContent),
    );
const fold = (page: Page, name: string) => page.locator("main summary", { hasText: name }).first();
const topOf = (line: Locator) => line.evaluate((element) => Math.round(element.getBoundingClientRect().top));

test("Back to a guide finds its chapters open and shut as they were left, at the same place; a new visit begins anew", async () => {
  const { page } = await site.open("/countries/malaysia", PHONE);
  await expectSoon(() => open(page), []);
  for (const name of ["What it costs", "Visa, step by step"]) await fold(page, name).click();
  await expectSoon(() => open(page), ["What it costs", "Visa, step by step"]);
  await fold(page, "Visa, step by step").evaluate((line) => line.scrollIntoView({ block: "center" }));
  const top = await topOf(fold(page, "Visa, step by step"));
  await leave(page);
  await page.goBack();
  await arrived(page, "**/countries/malaysia");
  await expectSoon(() => open(page), ["What it costs", "Visa, step by step"]);
  await until(
    page,
    "the place that was left",
    (at) => {
      const line = [...document.querySelectorAll("main summary")].find(({ textContent }) =>
        textContent?.includes("Visa, step by step"),
      );
      return line && Math.abs(line.getBoundingClientRect().top - at) < 4;
    },
    top,
  );
  await reload(page);
  await expectSoon(() => open(page), ["What it costs", "Visa, step by step"]);
  await page
    .getByRole("banner")
    .getByRole("link")
    .first()
    .evaluate((link: HTMLElement) => link.click());
  await arrived(page, `${site.url}/`);
  await goTo(page, `${site.url}/countries/malaysia`);
  await expectSoon(() => open(page), []);
});

test("a chapter that stands open at first and was shut is shut on the way back", async () => {
  const { page } = await site.open("/countries/malaysia");
  await expectSoon(async () => (await open(page)).length, 1);
  const [first = ""] = await open(page);
  await fold(page, first).click();
  await expectSoon(() => open(page), []);
  await leave(page);
  await page.goBack();
  await arrived(page, "**/countries/malaysia");
  await expectSoon(() => open(page), []);
});

test("Back to the finder finds its countries open, and its filter", async () => {
  const { page } = await site.open("/institutions", PHONE);
  await fold(page, "Kiribati").click();
  await expectSoon(() => open(page), ["Australia", "Kiribati"]);
  await page.getByLabel("Kind", { exact: true }).selectOption("college");
  await expectSoon(() => open(page), ["Australia", "Kiribati", "Malaysia"]);
  await fold(page, "Australia").click();
  await leave(page);
  await page.goBack();
  await arrived(page, "**/institutions?kind=college");
  await expectSoon(() => open(page), ["Kiribati", "Malaysia"]);
});

test("after Show all, Back finds all institutions, and the focus on the heading", async () => {
  const { page } = await site.open("/countries/kiribati", PHONE);
  const more = page.locator("[data-institution]", { hasText: "Penang College" });
  await page.getByText("All 8 places").click();
  await more.waitFor();
  await leave(page);
  await page.goBack();
  await arrived(page, "**/countries/kiribati");
  await more.waitFor();
  await until(page, "the focus on the heading", () => document.activeElement?.tagName === "H1");
});

test("Back to the register, to which an address led, finds what was opened there", async () => {
  const { page } = await site.open("/figures", PHONE);
  const figure = page.locator("main details[data-figure]").first();
  const place = page.locator("main details", { has: page.locator("[data-figure]") }).first();
  await place.locator("summary").first().click();
  await figure.locator("summary").click();
  await expectSoon(() => figure.evaluate((one: HTMLDetailsElement) => one.open), true);
  await leave(page);
  await page.goBack();
  await arrived(page, "**/figures");
  await expectSoon(() => figure.evaluate((one: HTMLDetailsElement) => one.open), true);
});
