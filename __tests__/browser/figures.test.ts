import type { Page } from "playwright-core";
import { topicGroups } from "../../src/figures/topic-groups";
import { fill } from "../../src/words/fill";
import { hydrated, settled } from "../helpers/hydrated";
import { keyboardWalk } from "../helpers/keyboard-walk";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { countries, facts, words } from "../helpers/site-content";

const site = sharedSite();
const { filters } = words.figures;

/** Ids of the figures that a choice leaves, by the register. */
const chosen = (country?: string, topic?: string) =>
  facts
    .filter((fact) => country === undefined || fact.country === country)
    .filter(
      (fact) =>
        topic === undefined ||
        topicGroups.some(({ name, topics }) => name === topic && topics.some((one) => one === fact.topic)),
    )
    .map(({ id }) => id)
    .sort();

const place = countries.find(({ slug }) => chosen(slug).length > 0 && chosen(slug, "money").length > 0);
if (!place) throw new Error("no country has figures about money");
const empty = topicGroups.find(
  ({ name }) => chosen(undefined, name).length > 0 && chosen("company", name).length === 0,
);
if (!empty) throw new Error("the company has figures of every kind");

async function openFigures(query = "", options = {}) {
  const opened = await openPage(site.browser, `${site.url}/figures${query}`, options);
  if (!("javaScriptEnabled" in options)) await hydrated(opened.page);
  return opened;
}

const visible = (page: Page) =>
  page.locator("[data-figure]").evaluateAll((rows) =>
    rows
      .filter((row) => row.checkVisibility())
      .map(({ id }) => id)
      .sort(),
  );
const count = (page: Page) => page.locator("[data-filters] [role=status]");
const left = (shown: number) => fill(filters.shown, { shown, total: facts.length });
const choice = (page: Page, name: string) => page.locator(`[data-filters] select[name=${name}]`);
const searchOf = (page: Page) => new URL(page.url()).search;

test("a choice hides the other figures, is announced, and stands in the address", async () => {
  const { page, complaints, close } = await openFigures();
  expect(await count(page).textContent()).toBe(left(facts.length));
  await choice(page, "country").selectOption(place.slug);
  expect(await visible(page)).toEqual(chosen(place.slug));
  expect(await count(page).textContent()).toBe(left(chosen(place.slug).length));
  await choice(page, "topic").selectOption("money");
  expect(await visible(page)).toEqual(chosen(place.slug, "money"));
  expect(searchOf(page)).toBe(`?country=${place.slug}&topic=money`);
  expect(await page.locator("[data-place]").locator("visible=true").count()).toBe(1);
  await page.getByRole("button", { name: filters.clear }).click();
  expect(await visible(page)).toEqual(chosen());
  expect(searchOf(page)).toBe("");
  expect(complaints).toEqual([]);
  await close();
});

test("an address with a choice opens it, and one with nonsense opens all", async () => {
  const { page, close } = await openFigures(`?country=${place.slug}&topic=money&from=mail`);
  expect(await visible(page)).toEqual(chosen(place.slug, "money"));
  expect(await choice(page, "country").inputValue()).toBe(place.slug);
  await choice(page, "topic").selectOption("");
  expect(searchOf(page)).toBe(`?country=${place.slug}&from=mail`);
  await page.goto(`${site.url}/figures?country=atlantis&state=certain`);
  await hydrated(page);
  expect(await visible(page)).toEqual(chosen());
  await close();
});

test("Back leaves the page after any number of choices, and comes back to the last one", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/accessibility`);
  await hydrated(page);
  await page.locator("footer a[href='/figures']").click();
  await page.locator("[data-filters]").waitFor();
  for (const slug of ["company", place.slug]) await choice(page, "country").selectOption(slug);
  await page.locator(`main a[href='${place.path}']`).click();
  await page.waitForURL(`**${place.path}`);
  await page.goBack();
  await page.waitForURL(`**/figures?country=${place.slug}`);
  await page.locator("[data-filters]").waitFor();
  await settled(page);
  expect(await visible(page)).toEqual(chosen(place.slug));
  await page.goBack();
  await page.waitForURL("**/accessibility");
  await close();
});

test("a choice that nothing fits says so, and Clear brings all back with the focus on the first choice", async () => {
  const { page, close } = await openFigures(`?country=company&topic=${empty.name}`);
  expect(await visible(page)).toEqual([]);
  expect(await count(page).textContent()).toBe(left(0));
  expect(await page.locator("[data-no-match]").textContent()).toBe(filters.none);
  await page.getByRole("button", { name: filters.clear }).click();
  expect(await visible(page)).toEqual(chosen());
  expect(await page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("country");
  expect(await page.locator("[data-no-match]").count()).toBe(0);
  await close();
});

test("the keyboard chooses, and Enter keeps the page and what was chosen", async () => {
  const { page, close } = await openFigures();
  await choice(page, "country").focus();
  await page.keyboard.press("ArrowDown");
  const slug = await choice(page, "country").inputValue();
  expect(slug).not.toBe("");
  expect(await visible(page)).toEqual(chosen(slug));
  await page
    .locator("[data-filters]")
    .evaluate((form) => form instanceof HTMLFormElement && form.requestSubmit());
  expect(searchOf(page)).toBe(`?country=${slug}`);
  expect(await visible(page)).toEqual(chosen(slug));
  await close();
});

test("with Shift+Tab the bar of choices covers no focused control", async () => {
  const { page, close } = await openFigures(`?country=${place.slug}`, { reducedMotion: "reduce" });
  expect(await keyboardWalk(page, new Set(), "Shift+Tab")).toEqual([]);
  await close();
});

test("after a choice deep in the page the list is read from its head", async () => {
  const { page, close } = await openFigures();
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight / 2, behavior: "instant" }));
  await choice(page, "country").selectOption(place.slug);
  await settled(page);
  const [head, bar] = [page.locator(`[data-place=${place.slug}]`), page.locator("[data-filters]")];
  const [top, bottom] = [(await head.boundingBox())?.y ?? 0, await bar.boundingBox()];
  expect(top).toBeGreaterThanOrEqual((bottom?.y ?? 0) + (bottom?.height ?? 0));
  expect(top).toBeLessThan(450);
  await close();
});

test.each([390, 1280])("a figure's own address shows it, marked and uncovered, at %i px", async (width) => {
  const [first = "", second = ""] = chosen(place.slug);
  const viewport = { width, height: 800 };
  const { page, close } = await openFigures(`#${first}`, { viewport, reducedMotion: "reduce" });
  const ground = (id: string) =>
    page.locator(`[id="${id}"]`).evaluate((row) => getComputedStyle(row).backgroundColor);
  const uncovered = (id: string) =>
    page.locator(`[id="${id}"]`).evaluate((row) => {
      const { left: x, top: y } = row.getBoundingClientRect();
      return row.contains(document.elementFromPoint(x + 40, y + 20));
    });
  const [plain, marked] = [await ground(second), await ground(first)];
  expect(marked).not.toBe(plain);
  expect(await uncovered(first)).toBe(true);
  await page.locator(`[id="${second}"] a[href='#${second}']`).click();
  // The address changes a moment before the page knows its target.
  await page.locator(`[id="${second}"]:target`).waitFor();
  expect(new URL(page.url()).hash).toBe(`#${second}`);
  expect([await ground(first), await ground(second)]).toEqual([plain, marked]);
  expect(await uncovered(second)).toBe(true);
  await close();
});

test("without JavaScript all figures stand there, with links to the countries and no choice that does nothing", async () => {
  const { page, close } = await openFigures(`?country=${place.slug}`, { javaScriptEnabled: false });
  expect(await visible(page)).toEqual(chosen());
  expect(await page.locator("[data-filters]").isVisible()).toBe(false);
  const jump = page.getByRole("navigation", { name: words.figures.jump }).getByRole("link");
  expect(await jump.count()).toBe(new Set(facts.map(({ country }) => country)).size);
  await jump.filter({ hasText: place.name }).click();
  expect(new URL(page.url()).hash).toBe(`#${place.slug}`);
  expect((await page.locator(`[data-place=${place.slug}] h2`).boundingBox())?.y).toBeLessThan(300);
  await close();
});
