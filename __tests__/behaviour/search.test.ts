import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { axeViolations } from "../helpers/axe";
import { expectSoon, plain } from "../helpers/expect-soon";
import { hydrated } from "../helpers/hydrated";
import { until } from "../helpers/until";

const site = fixedSite();

const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search", exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search this site" });
const field = (page: Page) => page.getByRole("searchbox", { name: "Search this site" });
const headings = async (page: Page) =>
  (await page.getByRole("main").getByRole("region").getByRole("heading").allTextContents()).map(plain);
const hasFocus = (page: Page, role: "link" | "searchbox", name: string) =>
  page.getByRole(role, { name, exact: true }).and(page.locator(":focus"));

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
}

test("the button opens the search with the focus in its field, and Escape gives it back", async () => {
  const { page } = await site.open("/about");
  await opener(page).click();
  await dialog(page).getByText("A country, a city, a university, a question.").waitFor();
  await hasFocus(page, "searchbox", "Search this site").waitFor();
  await closeDialog(page);
  await hasFocus(page, "link", "Search").waitFor();
});

test("nothing of the search is fetched before somebody opens it", async () => {
  const asked: string[] = [];
  const { page } = await site.open("/about", {
    before: async (early) => early.on("request", (request) => asked.push(new URL(request.url()).pathname)),
  });
  expect(asked).not.toContain("/search.json");
  await opener(page).click();
  await dialog(page).getByText("The key / opens the search on every page.").waitFor();
  expect(asked).toContain("/search.json");
});

test("the key / opens it, and what is typed is found under a heading for its kind", async () => {
  const { page } = await site.open("/about");
  await page.keyboard.press("/");
  await field(page).waitFor();
  await page.keyboard.type("Malaysia");
  const guides = dialog(page).getByRole("region", { name: "Country guides" });
  await guides
    .getByRole("link", { name: /Malaysia/ })
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("a figure that is found shows its value and how it is known", async () => {
  const { page } = await site.open("/search?q=Malaysia+funds");
  const figure = page
    .getByRole("region", { name: /Figures/ })
    .getByRole("listitem")
    .first();
  await figure.waitFor();
  expect(plain(await figure.textContent())).toContain("about MYR 30,000");
  expect(plain(await figure.textContent())).toContain("seen on the official page, 1 Jun 2024");
});

test("figures come first, unless the name of a page was typed", async () => {
  const { page } = await site.open("/search?q=Malaysia+funds");
  await page.getByRole("region", { name: /Figures/ }).waitFor();
  expect((await headings(page))[0]).toMatch(/^Figures/);
  await field(page).fill("Kiribati");
  await until(page, "the guide first", () =>
    document.querySelector("main section h2")?.textContent?.startsWith("Country guides"),
  );
});

test("the arrow keys go from the field through what was found and back", async () => {
  const { page } = await site.open("/about");
  await page.keyboard.press("/");
  await field(page).fill("college");
  const found = dialog(page).getByRole("region").getByRole("link");
  await found.nth(1).waitFor();
  for (const [key, at] of [
    ["ArrowDown", 0],
    ["ArrowDown", 1],
    ["ArrowUp", 0],
  ] as const) {
    await page.keyboard.press(key);
    expect(await found.nth(at).evaluate((link) => link === document.activeElement)).toBe(true);
  }
  await page.keyboard.press("ArrowUp");
  await hasFocus(page, "searchbox", "Search this site").waitFor();
});

test("Enter opens what has the focus, at its heading, and it stands there the next time", async () => {
  const { page } = await site.open("/about");
  await page.keyboard.press("/");
  await field(page).fill("Kiribati");
  await dialog(page)
    .getByRole("link", { name: /Kiribati/ })
    .first()
    .waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/countries/kiribati");
  await until(page, "the focus on the heading", () => document.activeElement?.tagName === "H1");
  await page.keyboard.press("/");
  await dialog(page).getByRole("heading", { name: "Opened last from the search" }).waitFor();
  expect(await dialog(page).locator("a[href='/countries/kiribati']").count()).toBe(1);
});

test("Enter in the field leads to all results, whose address shows them to anybody", async () => {
  const { page } = await site.open("/about");
  await opener(page).click();
  await field(page).fill("cost of living");
  await field(page).press("Enter");
  await page.waitForURL("**/search?q=cost+of+living");
  const shared = await site.open("/search?q=cost+of+living", { width: 390, height: 844 });
  await shared.page
    .getByRole("main")
    .getByRole("region", { name: /^Guides/ })
    .getByRole("link")
    .first()
    .waitFor();
  expect(await field(shared.page).inputValue()).toBe("cost of living");
});

test("on its page the address follows what is typed", async () => {
  const { page } = await site.open("/search");
  await field(page).fill("papers");
  await page.waitForURL("**/search?q=papers");
  await page.getByRole("button", { name: "Clear the field" }).click();
  await page.waitForURL("**/search");
});

test("a kind with more than a few results shows the others on request", async () => {
  const { page } = await site.open("/search?q=Kiribati");
  const places = page.getByRole("region", { name: /^Institutions/ });
  await places.getByText("All 5 in this group").click();
  await expectSoon(() => places.getByRole("link").count(), 5);
});

test("an example is looked for as if it were typed", async () => {
  const { page } = await site.open("/search");
  await page.getByRole("link", { name: "funds UK" }).click();
  await page.waitForURL("**/search?q=funds+UK");
  expect(await field(page).inputValue()).toBe("funds UK");
});

test("where no page has all of the words it says so, and shows what has some", async () => {
  const { page } = await site.open("/search?q=Malaysia+zebra");
  await page.getByText("No page has all of these words. These have some of them.").waitFor();
  await page.getByRole("region", { name: /^Country guides/ }).waitFor();
});

test("nothing found says so, above the list of all pages", async () => {
  const { page } = await site.open("/search?q=qqqq+xxxx");
  await page.getByText("Nothing found for “qqqq xxxx”.").waitFor();
  const all = page.getByRole("region", { name: "All pages" });
  expect(await all.getByRole("link", { name: "Cost of living" }).count()).toBeGreaterThan(0);
});

test("what was typed on its page before the scripts came is looked for", async () => {
  const { page } = await site.open("/favicon.svg", { hydrates: false });
  await page.goto(`${site.url}/search`, { waitUntil: "commit" });
  await field(page).fill("Malaysia");
  await hydrated(page);
  await page
    .getByRole("region", { name: /^Country guides/ })
    .getByRole("link")
    .first()
    .waitFor();
});

test("in a text field the key / writes a slash", async () => {
  const { page } = await site.open("/contact");
  const message = page.locator("textarea").first();
  await message.press("/");
  expect(await message.inputValue()).toBe("/");
  expect(await dialog(page).count()).toBe(0);
});

test("the key / can be turned off, and on again", async () => {
  const { page } = await site.open("/about");
  await opener(page).click();
  await page.getByRole("button", { name: "Turn it off" }).click();
  await page.getByText("The key / does nothing here.").waitFor();
  await closeDialog(page);
  await page.keyboard.press("/");
  expect(await dialog(page).count()).toBe(0);
  await opener(page).click();
  await page.getByRole("button", { name: "Turn it on" }).click();
  await closeDialog(page);
  await page.keyboard.press("/");
  await dialog(page).waitFor();
});

test("where the list of all pages does not come, the page with all of them takes over", async () => {
  const { page } = await site.open("/about", {
    mayComplain: true,
    before: (early) => early.route("**/search.json", (route) => route.abort()),
  });
  await opener(page).click();
  await page.waitForURL("**/search");
  await hydrated(page);
  await field(page).fill("Malaysia");
  await page.getByText("The search did not come.").waitFor();
});

test("without scripts the button leads to a list of all pages, and no field is there", async () => {
  const { page } = await site.open("/about", { javaScriptEnabled: false });
  await opener(page).click();
  await page.waitForURL("**/search");
  expect(await field(page).count()).toBe(0);
  await page.locator("noscript p", { hasText: "typing what you look for needs JavaScript" }).waitFor();
  await page
    .getByRole("region", { name: "All pages" })
    .getByRole("link", { name: "Malaysia" })
    .first()
    .click();
  await page.waitForURL("**/countries/malaysia");
});
