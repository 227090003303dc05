import type { Page } from "playwright-core";
import { fill } from "../../src/words/fill";
import { axeViolations } from "../helpers/axe";
import { hydrated, movePointer } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { countries, facts, formWords, guides, searchText, words } from "../helpers/site-content";

const site = sharedSite();
const { search } = words.frame;
const [country] = countries;
const [guide] = guides;
if (!country || !guide) throw new Error("the content has no country or no guide to find");

async function open(route: string, options = {}) {
  const opened = await openPage(site.browser, site.url + route, options);
  const asked: string[] = [];
  opened.page.on("request", (request) => asked.push(new URL(request.url()).pathname));
  await hydrated(opened.page);
  return { ...opened, asked };
}

const opener = (page: Page) =>
  page.locator("[data-site-header]").getByRole("link", { name: search.open, exact: true });
const dialog = (page: Page) => page.locator("dialog");
const field = (page: Page) => page.getByRole("searchbox", { name: search.label });
const found = (page: Page) => page.locator("[data-found]");
const focusIs = (page: Page, selector: string) =>
  page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);

test("the search comes when it is opened, and nothing of it before; Escape gives the focus back", async () => {
  const { page, asked, complaints, close } = await open("/about");
  await movePointer(page);
  expect(asked).not.toContain("/search.json");
  await opener(page).click();
  await field(page).waitFor();
  await page.getByText(searchText.words.hint).waitFor();
  expect(asked).toContain("/search.json");
  expect(await focusIs(page, "dialog input")).toBe(true);
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  expect(await focusIs(page, "[data-site-header] a[href='/search']")).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test("by keyboard alone: the key, a name, the arrows, and the page with the focus on its heading", async () => {
  const { page, close } = await open("/about");
  await page.keyboard.press("/");
  await field(page).waitFor();
  await page.keyboard.type(country.name);
  await found(page).first().waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  expect(
    await found(page)
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  await page.keyboard.press("ArrowUp");
  expect(await focusIs(page, "dialog input")).toBe(true);
  await page.keyboard.press("ArrowDown");
  expect(await axeViolations(page)).toEqual([]);
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${country.path}`);
  await page.waitForFunction(() => document.activeElement?.tagName === "H1");
  expect(await dialog(page).count()).toBe(0);
  // What was opened stands there the next time.
  await page.keyboard.press("/");
  await page.getByRole("heading", { name: searchText.words.recent }).waitFor();
  expect(await found(page).first().getAttribute("href")).toBe(country.path);
  await close();
});

test("Enter in the field leads to all results, whose address can be shared", async () => {
  const { page, close } = await open("/about");
  await opener(page).click();
  await field(page).fill(guide.navTitle);
  await field(page).press("Enter");
  await page.waitForURL("**/search?*");
  await page.locator("main [data-found]").first().waitFor();
  const address = page.url();
  expect(new URL(address).searchParams.get("q")).toBe(guide.navTitle);
  const shared = await open(address.slice(site.url.length), { viewport: { width: 390, height: 844 } });
  await shared.page.locator(`main [data-found][href="${guide.path}"]`).waitFor();
  expect(await axeViolations(shared.page)).toEqual([]);
  await shared.close();
  await close();
});

test("figures come first, or after the page whose name was typed; a group shows a few, and all on request", async () => {
  const [known] = facts.flatMap(({ country: slug, label }) =>
    countries.filter((one) => one.slug === slug).map(({ name }) => ({ name, label })),
  );
  if (!known) throw new Error("the content has no figure of a country");
  const { page, close } = await open(`/search?q=${encodeURIComponent(`${known.name} ${known.label}`)}`);
  const groups = page.locator("main section[aria-labelledby^=found-]");
  await groups.first().waitFor();
  const names = await groups.evaluateAll((all) => all.map((one) => one.getAttribute("aria-labelledby")));
  const best = await found(page).first().getAttribute("href");
  expect(names.indexOf("found-figure")).toBe(best?.startsWith("/figures#") ? 0 : 1);
  await field(page).fill(known.name);
  const folded = groups.filter({ has: page.locator("details") }).first();
  await folded.waitFor();
  const hidden = folded.locator("details [data-found]");
  expect(await hidden.first().isVisible()).toBe(false);
  await folded.locator("summary").click();
  expect(await hidden.last().isVisible()).toBe(true);
  await close();
});

test("what was typed on its page before the scripts came is looked for", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/favicon.svg`);
  await page.goto(`${site.url}/search`, { waitUntil: "commit" });
  await field(page).fill(country.name);
  await hydrated(page);
  await page.locator(`main [data-found][href="${country.path}"]`).waitFor();
  await close();
});

test("nothing found says so, with the way to all pages", async () => {
  const { page, close } = await open("/search?q=qqqq+xxxx");
  await page.getByText(fill(searchText.words.none, { query: "qqqq xxxx" })).waitFor();
  expect(await page.locator("[data-all-pages] a").count()).toBeGreaterThan(0);
  await close();
});

test("the key is a letter in a field, and does nothing once it is turned off", async () => {
  const { page, close } = await open("/contact");
  await page.getByRole("textbox", { name: formWords.contact.fields.message }).press("/");
  expect(await dialog(page).count()).toBe(0);
  await opener(page).click();
  await page.getByRole("button", { name: searchText.words.turnOff }).click();
  await page.getByText(searchText.words.keyOff).waitFor();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await page.keyboard.press("/");
  await opener(page).click();
  await page.getByRole("button", { name: searchText.words.turnOn }).click();
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
  await page.keyboard.press("/");
  await field(page).waitFor();
  await close();
});

test("where the list of all pages does not come, the page with all of them takes over", async () => {
  const { page, close } = await open("/about");
  await page.route("**/search.json", (route) => route.abort());
  await opener(page).click();
  await page.waitForURL("**/search");
  await page.locator("[data-all-pages] a").first().waitFor();
  await hydrated(page);
  await field(page).fill(country.name);
  await page.getByText(search.failed).waitFor();
  await close();
});

test("without scripts the button leads to the list of all pages", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/about`, { javaScriptEnabled: false });
  await opener(page).click();
  await page.waitForURL("**/search");
  expect(await field(page).count()).toBe(0);
  expect(await page.locator("noscript p", { hasText: searchText.words.still }).isVisible()).toBe(true);
  await page.locator(`[data-all-pages] a[href="${country.path}"]`).click();
  await page.waitForURL(`**${country.path}`);
  await close();
});
