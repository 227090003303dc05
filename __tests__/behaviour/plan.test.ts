import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, hasFocus, textsOf } from "../helpers/expect-soon";
import { hydrated } from "../helpers/hydrated";

const site = fixedSite();

const add = (page: Page) => page.getByLabel("Add a country", { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const part = (page: Page, name: string) => page.getByRole("region", { name, exact: true });
const tick = (page: Page, name: string) => page.getByRole("checkbox", { name, includeHidden: true });
/** Opens the list of what has to be ready before the flight. */
const openTicks = (page: Page) =>
  page.locator("[data-ticks] > summary", { hasText: "Before you fly" }).click();
const questions = (page: Page) => page.getByLabel("Our questions");
const message = (page: Page) => page.locator("textarea[name=message]");
/** Names of the countries in the plan. */
const places = (page: Page) => textsOf(part(page, "Where").getByRole("heading").getByRole("link"));

/** Opens the plan and puts countries into it, as somebody who comes without one. */
async function planOf(...names: string[]): Promise<Page> {
  const { page } = await site.open("/plan");
  for (const name of names) await addTo(page, name);
  return page;
}

async function addTo(page: Page, label: string): Promise<void> {
  await add(page).selectOption({ label });
  await expectSoon(async () => (await places(page)).includes(label), true);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

test("an empty plan shows an example and says where to look; a country that is added takes its place, and stays", async () => {
  const page = await planOf();
  await page.getByRole("heading", { name: "Begin with one country" }).waitFor();
  await page.getByText("Example: Australia").waitFor();
  expect(await page.getByRole("main").getByRole("link", { name: "Compare countries" }).count()).toBe(1);
  await addTo(page, "Kiribati");
  expect(await page.getByText("Example: Australia").count()).toBe(0);
  await reload(page);
  await expectSoon(() => places(page), ["Kiribati"]);
});

test("it holds four countries and no fifth; one that is taken away can be brought back, and the focus goes along", async () => {
  const page = await planOf("Australia", "Ecuador", "Kiribati", "Malaysia");
  await page.getByText("4 countries at most: take one away first.").waitFor();
  await expectSoon(() => add(page).isDisabled(), true);
  await button(page, "Take Ecuador away").press("Enter");
  await page.getByText("Ecuador is taken out of the plan.").waitFor();
  await expectSoon(() => places(page), ["Australia", "Kiribati", "Malaysia"]);
  await button(page, "Take Australia away").press("Enter");
  await page.getByText("Australia is taken out of the plan.").waitFor();
  await expectSoon(() => hasFocus(button(page, "Undo")), true);
  await button(page, "Undo").press("Enter");
  await expectSoon(() => places(page), ["Australia", "Kiribati", "Malaysia"]);
  await expectSoon(() => hasFocus(add(page)), true);
});

test("the steps are counted back from the next intake that can still be reached, or from another one; a calendar file holds those to come", async () => {
  const page = await planOf("Australia");
  await part(page, "When").getByRole("heading", { name: "February 2025 intake" }).waitFor();
  await expectSoon(
    () => textsOf(part(page, "When").locator("ol > li")),
    [
      "as soon as you canAsk two towns. (our plan)",
      "until July 2024Send the papers.",
      "January 2025Pack a hat. (our plan)",
      "February 2025Classes begin",
    ],
  );
  const download = page.waitForEvent("download");
  await button(page, "Save the dates for your calendar").click();
  await page.getByText("Your browser was asked to save a file with the dates").waitFor();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/\.ics$/);
  const entries = (await readFile(await file.path(), "utf8")).split("BEGIN:VEVENT").slice(1);
  const found = (pattern: RegExp) => entries.map((entry) => pattern.exec(entry)?.[1]?.trim());
  expect(found(/DTSTART;VALUE=DATE:(\d+)/)).toEqual(["20240715", "20250101", "20250201"]);
  expect(found(/SUMMARY:(.*)/)).toEqual(["Australia: Apply", "Australia: Fly", "Australia: Classes begin"]);
  await page.getByLabel("First class").selectOption({ label: "September 2025" });
  await part(page, "When").getByText("You want to start in September 2025.").waitFor();
  await part(page, "When").getByText("May to July 2025").waitFor();
});

test("a country without recorded months says so and leads to its guide", async () => {
  const page = await planOf("Malaysia");
  await part(page, "When").getByText("No dates of steps are recorded for this country").waitFor();
  expect(await part(page, "When").getByRole("link", { name: "Guide to Malaysia" }).isVisible()).toBe(true);
});

test("a bill's own amounts are added up, kept, and stand against the money of the family", async () => {
  const page = await planOf("Kiribati");
  const costs = part(page, "What it costs");
  await page.getByLabel("I can spend a year").selectOption({ label: "up to ₹30 lakh" });
  await costs
    .getByText("Known so far: from ₹27 lakh of the ₹30 lakh that you said. Lines still open: 1.")
    .waitFor();
  await costs.getByLabel("The boat").fill("8,000");
  await costs.getByText("The known lines alone come to ₹31.5 lakh, more than the ₹30 lakh").waitFor();
  await reload(page);
  await costs.getByText("AUD 56,000").waitFor();
  await expectSoon(() => costs.getByLabel("The boat").inputValue(), "8,000");
});

test("the message to a counsellor has the plan, what was said, and the family's questions", async () => {
  const page = await planOf("Kiribati");
  await page.getByLabel("I have finished").selectOption({ label: "Class 12" });
  await questions(page).fill("May my sister come along?");
  await openTicks(page);
  await tick(page, "Flight").check();
  await button(page, "Ask a counsellor about this plan").click();
  await page.waitForURL("**/contact");
  await expectSoon(
    async () => (await message(page).inputValue()).trim().split("\n"),
    [
      "Our plan, from your website:",
      "Countries: Kiribati",
      "Finished: Class 12",
      "Kiribati, known so far: from AUD 48,000 (2 of 3 lines)",
      "Ready: 1 of 16",
      "Questions: May my sister come along?",
    ],
  );
});

test("ticks and questions stay, and Forget everything leaves no trace in the browser", async () => {
  const page = await planOf("Australia");
  await openTicks(page);
  await tick(page, "Flight").check();
  await questions(page).fill("May my sister come along?");
  await part(page, "What it costs").getByLabel("A flight home").fill("1234");
  await reload(page);
  const kept = () => Promise.all([tick(page, "Flight").isChecked(), questions(page).inputValue()]);
  await expectSoon<unknown>(kept, [true, "May my sister come along?"]);
  await button(page, "Forget everything").click();
  await page.getByText("Everything is forgotten.").waitFor();
  await expectSoon(() => places(page), []);
  await expectSoon<unknown>(kept, [false, ""]);
  const left = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  for (const said of ["sister", "1234", "australia"]) expect(left).not.toContain(said);
});

test("where the browser keeps nothing the plan works for the visit, and says so", async () => {
  const { page } = await site.open("/plan", {
    before: (early) =>
      early.addInitScript(() => {
        Storage.prototype.getItem = Storage.prototype.setItem = () => {
          throw new DOMException("no", "SecurityError");
        };
      }),
  });
  await add(page).selectOption({ label: "Australia" });
  await page.getByText("This browser keeps nothing beyond this visit").waitFor();
  await expectSoon(() => places(page), ["Australia"]);
});

test("without scripts the lists open, and nothing asks for a choice", async () => {
  const { page } = await site.open("/plan", { javaScriptEnabled: false });
  await page.locator("[data-ticks] > summary").first().click();
  expect(await page.getByText("Passport, valid beyond the course").isVisible()).toBe(true);
  expect(await page.getByRole("main").locator("select").filter({ visible: true }).count()).toBe(0);
});
