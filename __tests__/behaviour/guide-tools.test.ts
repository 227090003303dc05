import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, hasFocus, plain, textsOf } from "../helpers/expect-soon";
import { hydrated } from "../helpers/hydrated";
import { gate, holdBack } from "../helpers/lead-forms";

const site = fixedSite();

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const value = (page: Page, name: string) => field(page, name).inputValue();
const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());
const words = (count: number) => Array(count).fill("word").join(" ");
/** What is said at a field: its hint, its count, its fault. */
const saidAt = async (page: Page, name: string) => {
  const ids = ((await field(page, name).getAttribute("aria-describedby")) ?? "").split(" ");
  return (await textsOf(page.locator(ids.map((id) => `[id="${id}"]`).join(",")))).join(" ");
};
const total = async (page: Page) =>
  plain(await page.getByRole("status").filter({ hasText: "First year, with a tenth" }).textContent());

/** Waits until a tool's code is there: it comes when the tool is near the window. */
async function near(page: Page, said = "What you write is kept in this browser."): Promise<void> {
  await hydrated(page);
  await page.getByRole("heading", { name: /^(Your|Three offers)/ }).scrollIntoViewIfNeeded();
  await page.getByText(said).waitFor();
}

async function openTool(path: string): Promise<Page> {
  const { page } = await site.open(path, { permissions: ["clipboard-read", "clipboard-write"] });
  await near(page);
  return page;
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await near(page);
}

test("the board shows what each country asks to show, the most first; the worksheet adds up, with a tenth as margin", async () => {
  const page = await openTool("/cost-of-living");
  const board = page.getByRole("region", { name: "What the visa asks you to show" });
  expect((await textsOf(board.getByRole("listitem"))).slice(0, 4)).toEqual([
    expect.stringMatching(/Kiribati.*AUD 16,000.*₹9 lakh/),
    expect.stringMatching(/Malaysia.*about MYR 30,000.*₹5\.4 lakh/),
    expect.stringMatching(/Ecuador.*USD 5,500.*₹4\.5 lakh/),
    expect.stringMatching(/Australia.*set by the school/),
  ]);
  await field(page, "Country").selectOption({ label: "Kiribati" });
  await field(page, "Rent").fill("1,000");
  await field(page, "Flight and luggage").fill("4000");
  await expectSoon(async () => (await total(page)).includes("AUD 17,600"), true);
  expect(await total(page)).toContain("₹9.9 lakh");
  expect(await textsOf(page.getByRole("definition").filter({ hasText: /^AUD/ }))).toEqual(
    expect.arrayContaining(["AUD 16,000", "AUD 1,600", "AUD 12,000"]),
  );
  await field(page, "1 AUD in INR").fill("100");
  await expectSoon(async () => (await total(page)).includes("₹17.6 lakh"), true);
});

test("a country's fee is filled in and goes with the country, and what was written stays", async () => {
  const page = await openTool("/cost-of-living");
  const choose = (label: string) => field(page, "Country").selectOption({ label });
  await choose("Australia");
  await expectSoon(() => value(page, "Visa fee"), "1,900");
  expect(await saidAt(page, "Visa fee")).toContain("filled in from our guide to Australia");
  await choose("Choose");
  await expectSoon(() => value(page, "Visa fee"), "");
  await field(page, "Visa fee").fill("7");
  await choose("Australia");
  await field(page, "1 AUD in INR").waitFor();
  expect(await value(page, "Visa fee")).toBe("7");
});

test("what is no amount is said at its field, and is not counted", async () => {
  const page = await openTool("/cost-of-living");
  await field(page, "Food at home").fill("100");
  for (const [written, said] of [
    ["-5", "This is below nought: write the amount without a minus."],
    ["much", "This is not a number: write for example 1,200 or 85.50."],
  ] as const) {
    await field(page, "Rent").fill(written);
    await expectSoon(async () => (await saidAt(page, "Rent")).includes(said), true);
    expect(await field(page, "Rent").getAttribute("aria-invalid")).toBe("true");
    expect(await total(page)).toContain("1,320");
  }
});

test("entries outlast a reload, and what was cleared comes back with Undo, beside the focus", async () => {
  const page = await openTool("/cost-of-living");
  await field(page, "Rent").fill("321");
  await reload(page);
  await expectSoon(() => value(page, "Rent"), "321");
  await button(page, "Clear all fields").click();
  await expectSoon(() => value(page, "Rent"), "");
  await button(page, "Undo").click();
  await expectSoon(() => value(page, "Rent"), "321");
  await expectSoon(() => hasFocus(button(page, "Clear all fields")), true);
});

test("a link brings the entries to somebody else, whose own come back with Undo", async () => {
  const page = await openTool("/cost-of-living");
  await field(page, "Rent").fill("450");
  await button(page, "Copy a link with these entries").click();
  await page.getByText("The link is copied.").waitFor();
  const address = await copied(page);
  await field(page, "Rent").fill("");
  await field(page, "Phone").fill("9");
  await page.goto("about:blank");
  await page.goto(address);
  await near(page, "These entries came with a link.");
  const values = () => Promise.all([value(page, "Rent"), value(page, "Phone")]);
  await expectSoon<unknown>(values, ["450", ""]);
  await field(page, "Rent").fill("460");
  await button(page, "Undo").click();
  await expectSoon<unknown>(values, ["", "9"]);
  await expectSoon(async () => new URL(page.url()).hash, "");
});

test("a link that is entered into the open tab brings its entries, too, wherever the page stands", async () => {
  const { page } = await site.open("/cost-of-living");
  for (const rent of ["500", "600"]) {
    await page.evaluate((hash) => location.assign(hash), `#tool=costs&rent=${rent}`);
    await page.getByText("These entries came with a link.").waitFor();
    await expectSoon(() => value(page, "Rent"), rent);
  }
  await button(page, "Undo").click();
  await expectSoon(() => value(page, "Rent"), "");
});

test("what was written before the scripts came stays, whatever was kept", async () => {
  const scripts = gate();
  const page = await openTool("/cost-of-living");
  await field(page, "Rent").fill("11");
  await holdBack(page, "**/*.js", scripts.opened);
  await page.reload({ waitUntil: "commit" });
  await field(page, "Rent").fill("44");
  scripts.open();
  await near(page);
  await expectSoon(async () => (await total(page)).includes("581"), true);
  expect(await value(page, "Rent")).toBe("44");
});

test("where the browser keeps nothing, the worksheet works and says so", async () => {
  const page = await openTool("/cost-of-living");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await field(page, "Rent").fill("10");
  await page.getByText("This browser does not keep what you write").waitFor();
  expect(await total(page)).toContain("132");
});

test("without scripts there are fields to print, and no button or sum that does nothing", async () => {
  const { page } = await site.open("/cost-of-living", { javaScriptEnabled: false });
  expect(await field(page, "Rent").isVisible()).toBe(true);
  expect(await page.getByText("Until the page's scripts run, nothing is kept here.").isVisible()).toBe(true);
  for (const name of ["Print this sheet", "Clear all fields"])
    expect(await button(page, name).count()).toBe(0);
  const sum = page.getByText("First year, with a tenth as margin").filter({ visible: true });
  expect(await sum.count()).toBe(0);
});

test("the print button prints the worksheet without the page around it", async () => {
  const page = await openTool("/cost-of-living");
  await page.evaluate(() => {
    window.print = () => {};
  });
  await button(page, "Print this sheet").click();
  await page.emulateMedia({ media: "print" });
  expect(await field(page, "Rent").isVisible()).toBe(true);
  expect(await page.locator("h1").isVisible()).toBe(false);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  expect(await page.locator("h1").isVisible()).toBe(true);
});

test("each offer says how many of its questions are open, and entries outlast a reload", async () => {
  const page = await openTool("/offers");
  await page
    .getByRole("cell")
    .filter({ hasText: /^Offer 1\s*12 questions open$/ })
    .waitFor();
  for (const cell of await page.getByLabel(/^Offer 1: /).all()) await cell.fill("known");
  await page.getByText("every cell is filled").waitFor();
  await field(page, "Offer 2: Course, campus").fill("Nursing");
  await reload(page);
  await page
    .getByRole("cell")
    .filter({ hasText: /^Offer 2\s*11 questions open$/ })
    .waitFor();
  expect(await value(page, "Offer 2: Course, campus")).toBe("Nursing");
});

test("the statement opens one part after the other, counts the words of those that the chosen text has, and keeps the others", async () => {
  const page = await openTool("/statement");
  await field(page, "The question that brought you here").fill(words(300));
  await page.locator("summary", { hasText: "What you have studied" }).click();
  await field(page, "What you have studied").fill(words(40));
  expect(await field(page, "The question that brought you here").isVisible()).toBe(false);
  await page.getByText("340 words, 660 more to reach 1,000").first().waitFor();
  await field(page, "Which text").selectOption({ label: "Personal statement, 500-800 words" });
  await page.getByText("300 words, 200 more to reach 500").first().waitFor();
  expect(await field(page, "What you have studied").isVisible()).toBe(false);
  await reload(page);
  await expectSoon(() => value(page, "What you have studied"), words(40));
});

test("the mail to a referee follows what is filled in, and is copied and opened as it stands; ticks outlast a reload", async () => {
  const page = await openTool("/letters");
  await page.getByText("Dear [name],").waitFor();
  await field(page, "Your referee's name").fill("Ms Rao & Co");
  await field(page, "Course and university").fill("Nursing, Perth");
  await page.getByText("Dear Ms Rao & Co,").waitFor();
  const link = await page.getByRole("link", { name: "Open in your mail programme" }).getAttribute("href");
  const mail = new URL(link ?? "").searchParams;
  expect(mail.get("subject")).toBe("A letter of recommendation for Nursing, Perth");
  await button(page, "Copy the mail").click();
  await page.getByText("The mail is copied.").waitFor();
  expect(await copied(page)).toBe(`${mail.get("subject")}\n\n${mail.get("body")}`);
  await page.locator("[data-ticks] > summary").click();
  await page.getByLabel("Draft statement of purpose, even a rough one").check();
  await reload(page);
  await page.getByText("1 of 8 ready").waitFor();
});

test("where one guide follows another by a link its tool says how many words a limit leaves, and beyond it that they are too many", async () => {
  const page = await openTool("/statement");
  await page.getByRole("link", { name: "Answers", exact: true }).first().click();
  await page.waitForURL("**/answers");
  await page.getByRole("heading", { name: "Your five answers" }).scrollIntoViewIfNeeded();
  const name = "Your present circumstances";
  for (const { count, said, invalid } of [
    { count: 12, said: "12 words, 0 left", invalid: null },
    { count: 15, said: "15 words, 3 too many", invalid: "true" },
  ]) {
    await field(page, name).fill(words(count));
    await expectSoon(async () => (await saidAt(page, name)).includes(said), true);
    expect(await field(page, name).getAttribute("aria-invalid")).toBe(invalid);
  }
});
