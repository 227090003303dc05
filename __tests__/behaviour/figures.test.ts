import type { Page } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts, textsOf } from "../helpers/expect-soon";
import { arrived } from "../helpers/hydrated";

const site = fixedSite();

const AUSTRALIA = ["Applications", "Visa charge", "Work in breaks", "Work in term", "Pay in Australia"];
const SOME = ["Applications", "Funds for a year", "Students"];

const open = async (rest = "", visit: Visit = {}) => (await site.open(`/figures${rest}`, visit)).page;
const filters = (page: Page) => page.getByRole("form", { name: "Choose figures" });
const choice = (page: Page, label: string) => filters(page).getByLabel(label, { exact: true });
const count = (page: Page) => filters(page).getByRole("status").textContent();
const country = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
/** Names of the figures that match the filters, in open and closed folds. */
const shown = (page: Page) =>
  page
    .locator("[data-figure] > summary > :first-child")
    .evaluateAll((names) =>
      names.filter((one) => !one.closest("[hidden]")).map((one) => one.textContent ?? ""),
    );
const seen = (page: Page) => textsOf(page.locator("[data-figure]:visible > summary > :first-child"));
const clear = (page: Page) => page.getByRole("button", { name: "Clear" });
const searchOf = (page: Page) => new URL(page.url()).search;

test("the figures stand under their country, which opens, with a link to who states them; a choice opens what it leaves, is announced, and stands in the address", async () => {
  const page = await open();
  await page.getByText("Seen: 0 at home, 0 in copies, 0 quoted, 1 reported, 22 given.").waitFor();
  await expectSoon(() => seen(page), []);
  const australia = country(page, "Australia");
  await australia.getByRole("heading", { level: 2 }).click();
  await expectSoon(() => seen(page), AUSTRALIA);
  await australia.getByText("Visa charge", { exact: true }).click();
  await expectTexts(australia.getByRole("heading", { level: 3 }), ["When", "Money", "Work", "Afterwards"]);
  const source = australia.getByRole("link", {
    name: /^Look it up at An office that says so on: Visa charge/,
  });
  await expectSoon(() => source.getAttribute("href"), "https://office.example/au/visa/charge");
  await australia.getByText("Read on 1 Jun 2024 in a report: A paper that reports it").waitFor();
  await expectSoon(() => shown(page), expect.arrayContaining(SOME));
  await choice(page, "Country").selectOption("Australia");
  await expectSoon(() => shown(page), AUSTRALIA);
  await expectSoon(() => count(page), expect.stringMatching(/^5 of \d+ figures$/));
  await choice(page, "Country").selectOption("Malaysia");
  await expectSoon(async () => (await seen(page)).includes("Funds for a year"), true);
  await choice(page, "Country").selectOption("Australia");
  await choice(page, "About").selectOption("Money");
  await expectSoon(() => shown(page), ["Visa charge"]);
  await expectSoon(async () => searchOf(page), "?country=australia&topic=money");
  await clear(page).click();
  await expectSoon(async () => searchOf(page), "");
  await expectSoon(() => shown(page), expect.arrayContaining(SOME));
});

test("what was looked up last stands first, and leads to its line", async () => {
  const page = await open();
  const newest = page.getByRole("region", { name: "Looked up last" }).getByRole("link");
  const [name = ""] = await textsOf(newest);
  await newest.first().click();
  await expectSoon(async () => (await seen(page)).includes(name), true);
});

test("Back leaves the page after any number of choices, and comes back to the last one", async () => {
  const { page } = await site.open("/accessibility");
  await page.getByRole("contentinfo").locator("a[href='/figures']").click();
  await arrived(page, "**/figures");
  await choice(page, "Country").selectOption("Malaysia");
  await choice(page, "Country").selectOption("Australia");
  await country(page, "Australia").getByRole("link", { name: "Guide to Australia" }).click();
  await arrived(page, "**/countries/australia");
  await page.getByRole("heading", { level: 1, name: "Study @ Australia" }).waitFor();
  await page.goBack();
  await arrived(page, "**/figures?country=australia");
  await expectSoon(() => shown(page), AUSTRALIA);
  await page.goBack();
  await arrived(page, "**/accessibility");
});

test("a choice that nothing fits says so, and Clear brings all back with the focus on the first choice", async () => {
  const page = await open("?country=company&topic=money");
  await expectSoon(() => shown(page), []);
  await expectSoon(() => count(page), expect.stringMatching(/^0 of/));
  await page.getByText("No figure fits all of these choices.").waitFor();
  await clear(page).click();
  await choice(page, "Country").and(page.locator(":focus")).waitFor();
  await expectSoon(() => shown(page), expect.arrayContaining(SOME));
});

test.each([390, 1280])("at %i px a figure's own address shows it, marked and uncovered", async (width) => {
  const page = await open("#my.funds.year", { width, height: 800, reducedMotion: "reduce" });
  const term = page.locator(":target > summary > :first-child");
  await expectSoon(() => term.textContent(), "Funds for a year");
  const source = page.getByRole("link", { name: /An office that says/ });
  await page
    .locator(":target")
    .filter({ has: source.filter({ visible: true }) })
    .waitFor();
  const ground = (id: string) =>
    page.locator(`[id="${id}"]`).evaluate((row) => getComputedStyle(row).backgroundColor);
  expect(await ground("my.funds.year")).not.toBe(await ground("au.visa.charge"));
  // Playwright's trial click fails if something covers the term.
  await term.click({ trial: true });
});
