import type { Page } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { expectSoon, hasFocus, plain, textsOf } from "../helpers/expect-soon";
import { hydrated } from "../helpers/hydrated";

const site = fixedSite();
const ALPHABET = ["Australia", "Ecuador", "Kiribati", "Malaysia", "Palau"];

/** Names of the countries in the list, in their order; of a group of it alone where one is named. */
const listed = (page: Page, group?: string) =>
  textsOf(
    (group ? page.getByRole("region", { name: group }) : page).getByRole("article").getByRole("heading"),
  );
const table = (page: Page) => page.getByRole("region", { name: "Countries side by side" });
const row = (page: Page, name: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
/** Names of the chosen countries in the table, in their order. */
const columns = (page: Page) =>
  table(page)
    .getByRole("columnheader")
    .locator("option:checked")
    .evaluateAll((all) => all.map((one) => one.textContent));
const box = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Compare ${name}`, exact: true });
const takeAway = (page: Page, name: string) => page.getByRole("button", { name: `Take ${name} away` });
const search = (page: Page) => new URL(page.url()).search;
const textOf = async (page: Page, name: string) =>
  plain(await page.getByRole("article", { name, exact: true }).textContent());

async function openCompare(query = "", visit?: Visit): Promise<Page> {
  return (await site.open(`/compare${query}`, visit)).page;
}

test("the first year is summed up where what weighs most is known; a budget puts the countries into groups at once", async () => {
  const page = await openCompare();
  expect(await textOf(page, "Kiribati")).toContain("from ₹27 lakh. One island, a year, 2 of 3 lines");
  for (const name of ["Australia", "Malaysia", "Palau"])
    expect(await textOf(page, name)).not.toMatch(/So far|all in/);
  await page.getByLabel("I can spend a year").selectOption({ label: "up to ₹20 lakh" });
  await expectSoon(() => listed(page, "Known costs are within ₹20 lakh"), ["Ecuador"]);
  await expectSoon(() => listed(page, "Known costs are above ₹20 lakh"), ["Kiribati", "Palau"]);
  await expectSoon(() => listed(page, "Not enough is known to say"), ["Australia", "Malaysia"]);
  expect(await textOf(page, "Malaysia")).toContain(
    "Open: Lessons. The rest: from ₹5.4 lakh, 1 of 2 lines. For a bachelor's",
  );
  await page.getByRole("status").filter({ hasText: "1 of 5 countries are within ₹20 lakh" }).waitFor();
  await expectSoon(async () => search(page), "?m=20");
});

test("in any order what is not known comes last, and is never counted as nought", async () => {
  const page = await openCompare();
  for (const [label, order] of [
    ["low cost", ["Ecuador", "Kiribati", "Australia", "Malaysia", "Palau"]],
    ["nothing in particular", ALPHABET],
    ["work in term", ["Australia", "Malaysia", "Ecuador", "Kiribati", "Palau"]],
    ["nothing in particular", ALPHABET],
  ] as const) {
    await page.getByLabel("Most important").selectOption({ label });
    await expectSoon(() => listed(page), order);
  }
  await expectSoon(async () => search(page), "");
});

test.each([
  ["with scripts", {}],
  ["without scripts", { javaScriptEnabled: false }],
])("the questions of the home page lead here with their answers, %s", async (_name, visit) => {
  const { page } = await site.open("/", visit);
  const pass = page.getByRole("form", { name: "Find countries that fit" });
  await pass.getByLabel("I can spend a year").selectOption({ label: "up to ₹30 lakh" });
  await pass.getByRole("button").click();
  await page.waitForURL("**/compare?*");
  expect(new URL(page.url()).searchParams.get("m")).toBe("30");
});

test("up to four countries are chosen and no fifth, unless one is taken away", async () => {
  const page = await openCompare("?c=australia,ecuador,kiribati");
  await box(page, "Malaysia").check();
  await page.getByText("4 at most: take one away first").waitFor();
  await expectSoon(() => box(page, "Palau").isDisabled(), true);
  await expectSoon(async () => search(page), "?c=australia,ecuador,kiribati,malaysia");
  await takeAway(page, "Ecuador").press("Enter");
  await expectSoon(() => hasFocus(box(page, "Ecuador")), true);
  await expectSoon(() => box(page, "Palau").isEnabled(), true);
});

test("two countries taken away before the page is drawn again are both gone", async () => {
  const page = await openCompare("?c=palau,malaysia,kiribati");
  const buttons = ["Palau", "Malaysia"].map((name) => takeAway(page, name).elementHandle());
  await page.evaluate(
    (all) => {
      for (const one of all) if (one instanceof HTMLElement) one.click();
    },
    await Promise.all(buttons),
  );
  await expectSoon(async () => search(page), "?c=kiribati");
});

test("chosen countries are put side by side; there one is taken away, another added, and all come back", async () => {
  const page = await openCompare();
  const add = page.getByLabel("Add a country", { exact: true });
  for (const name of ["Ecuador", "Kiribati", "Malaysia"]) await box(page, name).check();
  await page.getByRole("button", { name: "Compare 3 side by side" }).press("Enter");
  await expectSoon(() => columns(page), ["Ecuador", "Kiribati", "Malaysia"]);
  await expectSoon(async () => search(page), "?v=side&c=ecuador,kiribati,malaysia");
  await expectSoon(() => hasFocus(table(page)), true);
  await takeAway(page, "Ecuador").press("Enter");
  await expectSoon(() => columns(page), ["Kiribati", "Malaysia"]);
  await expectSoon(() => hasFocus(add), true);
  await add.selectOption({ label: "Palau" });
  await expectSoon(() => columns(page), ["Kiribati", "Malaysia", "Palau"]);
  await page.getByRole("button", { name: "Show all countries" }).press("Enter");
  await expectSoon(() => textsOf(table(page).getByRole("columnheader")), ALPHABET);
});

test("an address keeps its order and passes over what it does not know; list and table are two views of one choice", async () => {
  const page = await openCompare("?v=side&c=palau,atlantis,kiribati&m=-5&p=%00");
  await expectSoon(() => columns(page), ["Palau", "Kiribati"]);
  const [palau, kiribati] = await textsOf(row(page, "Tuition a year").getByRole("cell"));
  expect(palau).toMatch(/₹20\.7 lakh.*USD 25,300/);
  expect(kiribati).toMatch(/₹18 lakh.*AUD 32,000/);
  // The sum only where all is known.
  const [part, sum] = await textsOf(row(page, "First year").getByRole("cell"));
  expect(part).toContain("Open: Living. The rest: from ₹20.7 lakh, 1 of 2 lines");
  expect(sum).toMatch(/₹27 lakh.*One island, a year, 2 of 3 lines/);
  await expectSoon(() => listed(page), []);
  await page.getByRole("link", { name: "In a list" }).click();
  await expectSoon(() => listed(page), ALPHABET);
  expect(await box(page, "Palau").isChecked()).toBe(true);
  expect(await table(page).count()).toBe(0);
});

test("another currency at home changes every amount, and holds on the next visit", async () => {
  const page = await openCompare();
  await page.getByRole("main").getByRole("radiogroup").getByText("NPR").click();
  await expectSoon(async () => (await textOf(page, "Kiribati")).includes("NPR 43.2 lakh"), true);
  await page.reload();
  await hydrated(page);
  await expectSoon(async () => (await textOf(page, "Kiribati")).includes("NPR 43.2 lakh"), true);
  expect(await textOf(page, "Kiribati")).not.toContain("₹");
});

test("on a phone the table shows two countries at once, names the third, and can bring it", async () => {
  const page = await openCompare("?v=side&c=ecuador,kiribati,palau", { width: 390 });
  await page.getByText("Out of sight: Palau.").waitFor();
  await expectSoon(() => row(page, "Tuition a year").getByRole("cell").count(), 2);
  await table(page).locator("select:visible").first().selectOption({ label: "Palau" });
  await page.getByText("Out of sight: Ecuador.").waitFor();
  await expectSoon(async () => search(page), "?v=side&c=palau,kiribati,ecuador");
});

test("without scripts list and table stand below each other, and nothing asks for a choice", async () => {
  const page = await openCompare("?v=side&c=palau", { javaScriptEnabled: false });
  expect(await listed(page)).toEqual(ALPHABET);
  expect(await textsOf(table(page).getByRole("columnheader"))).toEqual(ALPHABET);
  expect(await page.getByRole("main").locator("input:visible").count()).toBe(0);
});
