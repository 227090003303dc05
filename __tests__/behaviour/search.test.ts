import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { axeViolations } from "../helpers/axe";
import { expectSoon, hasFocus, plain, textsOf } from "../helpers/expect-soon";
import { hydrated } from "../helpers/hydrated";
import { refuseAddresses } from "../helpers/refused-history";
import { until } from "../helpers/until";

const site = fixedSite();

const opener = (page: Page) => page.getByRole("banner").getByRole("link", { name: "Search", exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Search this site" });
const field = (page: Page) => page.getByRole("searchbox", { name: "Search this site" });
const kind = (page: Page, name: RegExp) => page.getByRole("region", { name });

const allPages = (page: Page) => kind(page, /^All pages/);

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await dialog(page).waitFor({ state: "detached" });
}

/** Opens a page, and the search over it. */
async function openSearch(): Promise<Page> {
  const { page } = await site.open("/about");
  await opener(page).click();
  await field(page).waitFor();
  return page;
}

test("the button opens the search with the focus in its field, Escape gives it back; arrows go through what was found", async () => {
  const page = await openSearch();
  await dialog(page).getByText("A country, a city, a university, a question.").waitFor();
  await expectSoon(() => hasFocus(field(page)), true);
  await closeDialog(page);
  await expectSoon(() => hasFocus(opener(page)), true);
  await page.keyboard.press("Enter");
  await field(page).fill("college");
  const found = dialog(page).getByRole("region").getByRole("link");
  await found.nth(1).waitFor();
  for (const [key, stop] of [
    ["ArrowDown", found.first()],
    ["ArrowDown", found.nth(1)],
    ["ArrowUp", found.first()],
    ["ArrowUp", field(page)],
  ] as const) {
    await page.keyboard.press(key);
    await expectSoon(() => hasFocus(stop), true);
  }
});

test("the key / opens it, and what is typed is found under a heading for its kind", async () => {
  const { page } = await site.open("/about");
  await page.keyboard.press("/");
  await field(page).waitFor();
  await page.keyboard.type("Malaysia");
  await kind(page, /^Country guides/)
    .getByRole("link", { name: /Malaysia/ })
    .first()
    .waitFor();
  expect(await axeViolations(page)).toEqual([]);
});

test("on its page a figure comes with its value, a page whose name was typed comes first, and the address follows", async () => {
  const { page } = await site.open("/search?q=Malaysia+funds");
  const figure = plain(
    await kind(page, /^Figures/)
      .getByRole("listitem")
      .first()
      .textContent(),
  );
  expect(figure).toContain("about MYR 30,000");
  expect(figure).toContain("seen on the official page, 1 Jun 2024");
  const kinds = page.getByRole("main").getByRole("region").getByRole("heading");
  expect((await textsOf(kinds))[0]).toMatch(/^Figures/);
  await field(page).fill("Kiribati");
  await expectSoon(async () => (await textsOf(kinds))[0]?.startsWith("Country guides"), true);
  await field(page).fill("qqqq xxxx");
  await page.getByText("Nothing found for “qqqq xxxx”.").waitFor();
  await allPages(page).getByRole("heading", { name: "Country guides" }).click();
  await allPages(page).getByRole("link", { name: "Malaysia" }).first().waitFor();
  await page.waitForURL("**/search?q=qqqq+xxxx");
  await page.getByRole("button", { name: "Clear the field" }).click();
  await page.waitForURL("**/search");
});

test.each([20, 0])(
  "who types and deletes much finds on, where the browser takes %d addresses",
  async (most) => {
    const { page } = await site.open("/search", { before: (early) => refuseAddresses(early, most) });
    await field(page).focus();
    await page.keyboard.type("university of nowhere at all");
    for (let letter = 0; letter < 28; letter += 1) await page.keyboard.press("Backspace");
    await page.keyboard.type("Malaysia");
    expect(await field(page).inputValue()).toBe("Malaysia");
    const guide = kind(page, /^Country guides/).getByRole("link", { name: /Malaysia/ });
    await guide.first().waitFor();
    if (most === 0) return;
    // Where the visitor goes at once, Back comes back to what was typed last.
    await field(page).press("End");
    await page.keyboard.type(" funds");
    await kind(page, /^Figures/)
      .getByRole("link")
      .first()
      .click();
    await page.waitForURL((url) => url.pathname !== "/search");
    await page.goBack();
    await page.waitForURL("**/search?q=Malaysia+funds");
  },
);

test("Enter opens what has the focus, at its heading, and it stands there the next time", async () => {
  const page = await openSearch();
  await field(page).fill("Kiribati");
  await kind(page, /^Country guides/).waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await page.waitForURL("**/countries/kiribati");
  await until(page, "the focus on the heading", () => document.activeElement?.tagName === "H1");
  await page.keyboard.press("/");
  await dialog(page).getByRole("heading", { name: "Opened last from the search" }).waitFor();
  expect(await dialog(page).locator("a[href='/countries/kiribati']").count()).toBe(1);
});

test("Enter in the field leads to all results, whose address shows them to anybody", async () => {
  const page = await openSearch();
  await field(page).fill("cost of living");
  await field(page).press("Enter");
  await page.waitForURL("**/search?q=cost+of+living");
  const shared = await site.open("/search?q=cost+of+living", { width: 390, height: 844 });
  await kind(shared.page, /^Guides/)
    .getByRole("link")
    .first()
    .waitFor();
  expect(await field(shared.page).inputValue()).toBe("cost of living");
});

test("what was typed on its page before the scripts came is looked for", async () => {
  const { page } = await site.open("/favicon.svg", { hydrates: false });
  await page.goto(`${site.url}/search`, { waitUntil: "commit" });
  await field(page).fill("Malaysia");
  await kind(page, /^Country guides/).waitFor();
});

test("in a text field the key / writes a slash", async () => {
  const { page } = await site.open("/contact");
  const message = page.locator("textarea[name=message]");
  await message.press("/");
  expect(await message.inputValue()).toBe("/");
  expect(await dialog(page).count()).toBe(0);
});

test("the key / can be turned off, and on again", async () => {
  const page = await openSearch();
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
  await allPages(page).getByRole("heading", { name: "Country guides" }).click();
  await allPages(page).getByRole("link", { name: "Malaysia" }).first().click();
  await page.waitForURL("**/countries/malaysia");
});
