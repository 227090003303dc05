import type { Locator, Page } from "playwright-core";
import { MOST } from "../../src/compare/compare-address";
import { fill } from "../../src/words/fill";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { countries, words } from "../helpers/site-content";

const site = sharedSite();
const { compare, finder } = words;

const shown = countries
  .filter(({ numbers }) => numbers.length > 0)
  .sort((a, b) => a.name.localeCompare(b.name));
const [first, second, ...rest] = shown;
if (!first || !second || rest.length < MOST) throw new Error("the content has too few countries to compare");

async function openCompare(query = "", options = {}) {
  const opened = await openPage(site.browser, `${site.url}/compare${query}`, options);
  if (!("javaScriptEnabled" in options)) await hydrated(opened.page);
  return opened;
}

/** What of the visible elements with an attribute stands in it, found and read in one step. */
const named = (page: Page, attribute: string) =>
  page.evaluate(
    (name) =>
      [...document.querySelectorAll(`[${name}]`)]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getAttribute(name) ?? ""),
    attribute,
  );
const listed = (page: Page) => named(page, "data-country");
const columns = (page: Page) => named(page, "data-column");
const searchOf = (page: Page) => new URL(page.url()).search;
const box = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: fill(compare.chooseName, { name }), exact: true });

test("the pass of the home page leads to the answers, with scripts or without", async () => {
  for (const options of [{}, { javaScriptEnabled: false }]) {
    const { page, close } = await openPage(site.browser, `${site.url}/`, options);
    const pass = page.locator("form[action='/compare']");
    await pass.locator("select[name=m]").selectOption("20");
    await pass.getByRole("button").click();
    await page.waitForURL("**/compare?*");
    // With scripts the countries are put into groups while the page hydrates.
    if (!("javaScriptEnabled" in options)) await hydrated(page);
    expect(new URL(page.url()).searchParams.get("m")).toBe("20");
    expect((await listed(page)).sort()).toEqual(shown.map(({ slug }) => slug).sort());
    await close();
  }
});

test("the pass's button leads past the questions, for eyes and for the keyboard", async () => {
  const { page, close } = await openCompare("", { viewport: { width: 390, height: 844 } });
  const begin = page.getByRole("navigation", { name: compare.views });
  const top = () => begin.evaluate((one) => one.getBoundingClientRect().top / window.innerHeight);
  expect(await top()).toBeGreaterThan(0.5);
  await page.getByRole("button", { name: finder.submit }).press("Enter");
  await page.waitForFunction(() => window.scrollY > 0);
  expect(await top()).toBeLessThan(0.5);
  await page.keyboard.press("Tab");
  expect(await begin.evaluate((one) => one.contains(document.activeElement))).toBe(true);
  expect(searchOf(page)).toBe("");
  await close();
});

test("an answer groups the countries at once, is announced, and stands in the address", async () => {
  const { page, complaints, close } = await openCompare();
  expect(await page.locator("[data-group]").count()).toBe(1);
  await page.getByLabel(finder.money.label).selectOption("10");
  expect(searchOf(page)).toBe("?m=10");
  expect((await listed(page)).sort()).toEqual(shown.map(({ slug }) => slug).sort());
  const within = await page.locator("[data-group=within] [data-country]").count();
  const status = await page.locator("main [role=status]").textContent();
  for (const part of fill(compare.found, { within, total: shown.length, amount: "|" }).split("|"))
    expect(status).toContain(part);
  expect(complaints).toEqual([]);
  await close();
});

test("what matters most orders the countries, and the alphabet comes back", async () => {
  const { page, close } = await openCompare();
  await page.getByLabel(finder.important.label).selectOption("work");
  const hours = await page
    .locator("[data-country]")
    .evaluateAll((all) => all.map((one) => one.querySelector("[data-important]")?.textContent ?? ""));
  expect(hours).toHaveLength(shown.length);
  expect(hours.every((text) => text.includes(words.panel.rows.work))).toBe(true);
  await page.getByLabel(finder.important.label).selectOption("");
  expect(await listed(page)).toEqual(shown.map(({ slug }) => slug));
  expect(searchOf(page)).toBe("");
  await close();
});

test("chosen countries stand side by side, four at most, and can be taken away", async () => {
  const { page, close } = await openCompare();
  const chosen = shown.slice(0, MOST);
  for (const { name } of chosen) {
    // The tray of what was chosen covers the window's foot.
    await box(page, name).evaluate((one) => one.scrollIntoView({ block: "center" }));
    await box(page, name).check();
  }
  const next = shown[MOST];
  if (next) expect(await box(page, next.name).isDisabled()).toBe(true);
  await page.getByText(fill(compare.most, { most: MOST })).waitFor();
  await page.getByRole("button", { name: fill(compare.open, { count: MOST }) }).click();
  expect(await columns(page)).toEqual(chosen.map(({ slug }) => slug));
  expect(searchOf(page)).toBe(`?v=side&c=${chosen.map(({ slug }) => slug).join(",")}`);
  await page
    .locator("thead")
    .getByRole("button", { name: fill(compare.remove, { name: first.name }) })
    .click();
  expect(await columns(page)).toEqual(chosen.slice(1).map(({ slug }) => slug));
  await page.getByLabel(compare.add, { exact: true }).selectOption(first.slug);
  expect(await columns(page)).toEqual([...chosen.slice(1), first].map(({ slug }) => slug));
  await page.getByRole("button", { name: compare.clear }).click();
  expect(await columns(page)).toEqual(shown.map(({ slug }) => slug));
  await close();
});

test("the focus goes on where a button goes with what it changed", async () => {
  const { page, close } = await openCompare(`?c=${first.slug},${second.slug},${rest[0]?.slug}`);
  const focused = (locator: Locator) => locator.evaluate((element) => element === document.activeElement);
  const press = async (button: Locator) => {
    await button.focus();
    await page.keyboard.press("Enter");
    await button.waitFor({ state: "detached" });
  };
  const chooser = page.getByLabel(compare.add, { exact: true });
  const takeAway = (name: string) => page.getByRole("button", { name: fill(compare.remove, { name }) });
  await press(takeAway(first.name));
  expect(await focused(box(page, first.name))).toBe(true);
  await page.getByRole("button", { name: fill(compare.open, { count: 2 }) }).focus();
  await page.keyboard.press("Enter");
  const table = page.getByRole("region", { name: compare.table });
  await table.waitFor();
  expect(await focused(table)).toBe(true);
  await press(takeAway(second.name));
  expect(await focused(chooser)).toBe(true);
  await press(page.getByRole("button", { name: compare.clear }));
  expect(await focused(chooser)).toBe(true);
  await close();
});

test.each([390, 768, 1280])("at %i px the names stay in sight, over columns of one width", async (width) => {
  const third = rest[0]?.slug ?? "";
  const { page, close } = await openCompare(`?v=side&c=${first.slug},${second.slug},${third}`, {
    viewport: { width, height: 800 },
  });
  const isPhone = width < 640;
  const rows = page.locator("[data-row]:not([data-same])");
  const cells = rows.last().locator("td:visible");
  expect(await cells.count()).toBe(isPhone ? 2 : 3);
  const widths = await cells.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().width));
  expect(Math.max(...widths) - Math.min(...widths)).toBeLessThan(2);
  await rows.last().evaluate((row) => row.scrollIntoView({ block: "center" }));
  const name = isPhone
    ? page.locator("[data-pair-bar] select").first()
    : page.locator("thead th select").first();
  const top = await name.evaluate((one) => one.getBoundingClientRect().top);
  expect(top).toBeGreaterThan(50);
  expect(top).toBeLessThan(160);
  const outOfSight = page.locator("[data-out-of-sight]");
  expect(await outOfSight.isVisible()).toBe(isPhone);
  if (isPhone) {
    expect(await outOfSight.textContent()).toContain(rest[0]?.name);
    await name.selectOption(third);
    expect(await outOfSight.textContent()).toContain(first.name);
    expect(searchOf(page)).toBe(`?v=side&c=${third},${second.slug},${first.slug}`);
  }
  await close();
});

test("an address opens two countries side by side, and one with nonsense opens the list", async () => {
  const { page, complaints, close } = await openCompare(`?v=side&c=${second.slug},${first.slug},atlantis`);
  expect(await columns(page)).toEqual([second.slug, first.slug]);
  expect(await listed(page)).toEqual([]);
  await page.goto(`${site.url}/compare?m=-5&p=%00&v=all&c=,,`);
  await hydrated(page);
  expect(await listed(page)).toEqual(shown.map(({ slug }) => slug));
  expect(await columns(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await close();
});

test("a home currency changes every amount, and holds on the next page", async () => {
  const { page, close } = await openCompare();
  const main = page.locator("main");
  expect(await main.textContent()).toContain("₹");
  await page.locator("[data-currencies]").getByText("NPR").click();
  await page.waitForFunction(() => !document.querySelector("main")?.textContent?.includes("₹"));
  await page.reload();
  await hydrated(page);
  await page.waitForFunction(() => !document.querySelector("main")?.textContent?.includes("₹"));
  await close();
});

test("without scripts the list and the table stand below each other, and nothing asks for a choice", async () => {
  const { page, close } = await openCompare(`?v=side&c=${first.slug}`, { javaScriptEnabled: false });
  expect(await listed(page)).toEqual(shown.map(({ slug }) => slug));
  expect(await columns(page)).toEqual(shown.map(({ slug }) => slug));
  expect(await page.getByRole("checkbox").locator("visible=true").count()).toBe(0);
  expect(await page.locator("main [data-currencies]").locator("visible=true").count()).toBe(0);
  await close();
});
