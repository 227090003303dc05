import type { Page } from "playwright-core";
import { fixedSite, type Visit } from "../fixed-site/fixed-site";
import { expectSoon, plain } from "../helpers/expect-soon";
import { hydrated } from "../helpers/hydrated";

const site = fixedSite();
const ALPHABET = ["Australia", "Ecuador", "Kiribati", "Malaysia", "Palau"];

/** Names of the countries in the list, in their order. */
const listed = async (page: Page) =>
  (await page.getByRole("article").getByRole("heading").allTextContents()).map(plain);
const table = (page: Page) => page.getByRole("region", { name: "Countries side by side" });
/** Names of the chosen countries in the table, in their order. */
const columns = (page: Page) =>
  table(page)
    .getByRole("columnheader")
    .getByRole("combobox")
    .evaluateAll((all) =>
      all.map((one) => (one instanceof HTMLSelectElement ? one.selectedOptions[0]?.text : "")),
    );
const box = (page: Page, name: string) =>
  page.getByRole("checkbox", { name: `Compare ${name}`, exact: true });
const group = (page: Page, name: string) => page.getByRole("region", { name });
const search = (page: Page) => new URL(page.url()).search;
const textOf = async (page: Page, name: string) =>
  plain(await page.getByRole("article", { name, exact: true }).textContent());
const row = (page: Page, name: string) =>
  table(page)
    .getByRole("row")
    .filter({ has: page.getByRole("rowheader", { name, exact: true }) });
const open = (query: string, visit?: Visit) => site.open(`/compare${query}`, visit);

test("the list begins with all countries, in the order of the alphabet", async () => {
  const { page } = await open("");
  expect(await listed(page)).toEqual(ALPHABET);
  await page.getByText("In the order of the alphabet. We do not rank them.").waitFor();
});

test("what must be shown and tuition add up in rupees", async () => {
  const { page } = await open("");
  expect(await textOf(page, "Kiribati")).toContain("To show and tuition: ₹27 lakh a year");
  expect(await textOf(page, "Ecuador")).toContain("To show and tuition: ₹13.5 lakh a year");
});

test("a country with only a part of its costs has no sum", async () => {
  const { page } = await open("");
  for (const name of ["Australia", "Malaysia", "Palau"])
    expect(await textOf(page, name)).not.toContain("To show and tuition");
});

test("a budget puts the countries into groups at once, is announced, and stands in the address", async () => {
  const { page } = await open("");
  await page.getByLabel("I can spend a year").selectOption({ label: "up to ₹20 lakh" });
  const named = async (heading: string) =>
    (await group(page, heading).getByRole("article").getByRole("heading").allTextContents()).map(plain);
  await expectSoon(() => named("Known costs are within ₹20 lakh"), ["Ecuador"]);
  expect(await named("Known costs are above ₹20 lakh")).toEqual(["Kiribati", "Palau"]);
  expect(await named("Not enough is known to say")).toEqual(["Australia", "Malaysia"]);
  await page.getByRole("status").filter({ hasText: "1 of 5 countries are within ₹20 lakh" }).waitFor();
  expect(search(page)).toBe("?m=20");
});

test("a cost that is known in part is written with who sets the rest", async () => {
  const { page } = await open("?m=20");
  expect(await textOf(page, "Malaysia")).toContain("To show: ₹5.4 lakh; tuition: set by the school");
});

test.each([
  ["low cost", ["Ecuador", "Kiribati", "Australia", "Malaysia", "Palau"]],
  ["work in term", ["Australia", "Malaysia", "Ecuador", "Kiribati", "Palau"]],
])("by %s what is not known comes last, and is never counted as nought", async (label, order) => {
  const { page } = await open("");
  await page.getByLabel("Most important").selectOption({ label });
  await expectSoon(() => listed(page), order);
  await page.getByText(`In the order of: ${label}. What is not known comes last.`).waitFor();
  await page.getByLabel("Most important").selectOption({ label: "nothing in particular" });
  await expectSoon(() => listed(page), ALPHABET);
  expect(search(page)).toBe("");
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

test("its own questions lead on to the countries, for eyes and for the keyboard", async () => {
  const { page } = await open("", { width: 390, height: 844 });
  const views = page.getByRole("navigation", { name: "List or table" });
  const top = () => views.evaluate((one) => one.getBoundingClientRect().top);
  const before = await top();
  await page.getByRole("button", { name: "Show countries" }).press("Enter");
  await expectSoon(async () => (await top()) < before, true);
  await page.keyboard.press("Tab");
  expect(await views.evaluate((one) => one.contains(document.activeElement))).toBe(true);
});

test("up to four countries are chosen, and no fifth", async () => {
  const { page } = await open("?c=australia,ecuador,kiribati");
  await box(page, "Malaysia").check();
  await page.getByText("4 at most: take one away first").waitFor();
  expect(await box(page, "Palau").isDisabled()).toBe(true);
  expect(search(page)).toBe("?c=australia,ecuador,kiribati,malaysia");
});

test("chosen countries are put side by side, and the focus goes along", async () => {
  const { page } = await open("");
  await box(page, "Kiribati").check();
  await box(page, "Ecuador").check();
  await page.getByRole("button", { name: "Compare 2 side by side" }).press("Enter");
  await expectSoon(() => columns(page), ["Kiribati", "Ecuador"]);
  expect(search(page)).toBe("?v=side&c=kiribati,ecuador");
  expect(await table(page).evaluate((one) => one === document.activeElement)).toBe(true);
});

test("a country that is taken from the choice gives the focus to its box", async () => {
  const { page } = await open("?c=ecuador,kiribati");
  await page.getByRole("button", { name: "Take Ecuador away" }).press("Enter");
  await expectSoon(() => box(page, "Ecuador").isChecked(), false);
  expect(await box(page, "Ecuador").evaluate((one) => one === document.activeElement)).toBe(true);
});

test("in the table a country is taken away, another is added, and all come back", async () => {
  const { page } = await open("?v=side&c=ecuador,kiribati,malaysia");
  const add = page.getByLabel("Add a country", { exact: true });
  await page.getByRole("button", { name: "Take Ecuador away" }).press("Enter");
  await expectSoon(() => columns(page), ["Kiribati", "Malaysia"]);
  expect(await add.evaluate((one) => one === document.activeElement)).toBe(true);
  await add.selectOption({ label: "Palau" });
  await expectSoon(() => columns(page), ["Kiribati", "Malaysia", "Palau"]);
  await page.getByRole("button", { name: "Show all countries" }).press("Enter");
  await expectSoon(
    async () => (await table(page).getByRole("columnheader").allTextContents()).map(plain),
    ALPHABET,
  );
});

test("in the table one country takes the place of another", async () => {
  const { page } = await open("?v=side&c=ecuador,kiribati");
  await table(page).getByRole("columnheader").getByLabel("Compare Ecuador").selectOption({ label: "Palau" });
  await expectSoon(() => columns(page), ["Palau", "Kiribati"]);
});

test("the table has amounts at home and in local money, and the sum only where all is known", async () => {
  const { page } = await open("?v=side&c=kiribati,palau");
  const cells = async (name: string) =>
    (await row(page, name).getByRole("cell").allTextContents()).map(plain);
  const [kiribati, palau] = await cells("Tuition a year");
  expect(kiribati).toMatch(/₹18 lakh.*AUD 32,000/);
  expect(palau).toMatch(/₹20\.7 lakh.*USD 25,300/);
  const [sum, part] = await cells("To show and tuition, a year");
  expect(sum).toContain("₹27 lakh");
  expect(part).toContain("To show: set by the school; tuition: ₹20.7 lakh");
});

test("a figure of the table leads to its place in the register", async () => {
  const { page } = await open("?v=side&c=kiribati,palau");
  const link = table(page).getByRole("link", {
    name: "Tuition a year, Kiribati: where this figure comes from",
  });
  expect(await link.getAttribute("href")).toBe("/figures#ki.tuition.year");
});

test("list and table are two views of one choice", async () => {
  const { page } = await open("?v=side&c=ecuador,palau");
  expect(await page.getByRole("article").count()).toBe(0);
  const views = page.getByRole("navigation", { name: "List or table" });
  await views.getByRole("link", { name: "In a list" }).click();
  await expectSoon(() => listed(page), ALPHABET);
  expect(await box(page, "Palau").isChecked()).toBe(true);
  expect(await table(page).count()).toBe(0);
});

test("an address keeps its order and passes over what it does not know", async () => {
  const { page } = await open("?v=side&c=palau,atlantis,ecuador&m=-5");
  await expectSoon(() => columns(page), ["Palau", "Ecuador"]);
  await page.goto(`${site.url}/compare?m=-5&p=%00&v=all&c=,,`);
  await hydrated(page);
  expect(await listed(page)).toEqual(ALPHABET);
});

test("another currency at home changes every amount, and holds on the next visit", async () => {
  const { page } = await open("");
  await page.getByRole("main").getByRole("radiogroup").getByText("NPR").click();
  await expectSoon(async () => (await textOf(page, "Kiribati")).includes("NPR 43.2 lakh"), true);
  await page.reload();
  await hydrated(page);
  await expectSoon(async () => (await page.getByRole("main").innerText()).includes("₹"), false);
});

test("on a phone the table shows two countries at once, names the third, and can bring it", async () => {
  const { page } = await open("?v=side&c=ecuador,kiribati,palau", { width: 390, height: 844 });
  await expectSoon(() => row(page, "Tuition a year").getByRole("cell").count(), 2);
  await page.getByText("Out of sight: Palau.").waitFor();
  await table(page).getByRole("combobox").first().selectOption({ label: "Palau" });
  await page.getByText("Out of sight: Ecuador.").waitFor();
  expect(search(page)).toBe("?v=side&c=palau,kiribati,ecuador");
});

test("without scripts list and table stand below each other, and nothing asks for a choice", async () => {
  const { page } = await open("?v=side&c=palau", { javaScriptEnabled: false });
  expect(await listed(page)).toEqual(ALPHABET);
  expect((await table(page).getByRole("columnheader").allTextContents()).map(plain)).toEqual(ALPHABET);
  expect(await page.getByRole("checkbox").count()).toBe(0);
  expect(await page.getByRole("main").getByRole("radio").count()).toBe(0);
});

test("a counsellor is asked about the countries with their names and their address", async () => {
  const { page } = await open("?v=side&c=ecuador,palau");
  await page.getByRole("button", { name: "Ask about these countries" }).click();
  await page.waitForURL("**/contact");
  const message = page.locator("textarea[name=message]");
  await expectSoon(
    async () => (await message.inputValue()).trim(),
    `We compared Ecuador, Palau on your website: ${site.url}/compare?v=side&c=ecuador,palau`,
  );
});
