import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, hasFocus, plain, textsOf } from "../helpers/expect-soon";
import { hydrated } from "../helpers/hydrated";

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

test("the board shows what each country asks to show, the most first, in both moneys", async () => {
  const { page } = await site.open("/cost-of-living");
  const board = page.getByRole("region", { name: "What the visa asks you to show" });
  const rows = await textsOf(board.getByRole("listitem"));
  expect(rows[0]).toMatch(/Kiribati.*AUD 16,000.*₹9 lakh/);
  expect(rows[1]).toMatch(/Malaysia.*about MYR 30,000.*₹5\.4 lakh/);
  expect(rows[2]).toMatch(/Ecuador.*USD 5,500.*₹4\.5 lakh/);
  expect(rows[3]).toMatch(/Australia.*set by the school/);
});

test("the worksheet adds up, with a tenth as margin, in both moneys, and against the visa's amount", async () => {
  const page = await openTool("/cost-of-living");
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

test.each([
  ["-5", "This is below nought: write the amount without a minus."],
  ["much", "This is not a number: write for example 1,200 or 85.50."],
])("%s is no amount, is said at its field, and is not counted", async (written, said) => {
  const page = await openTool("/cost-of-living");
  await field(page, "Food at home").fill("100");
  await field(page, "Rent").fill(written);
  await expectSoon(async () => (await saidAt(page, "Rent")).includes(said), true);
  expect(await field(page, "Rent").getAttribute("aria-invalid")).toBe("true");
  expect(await total(page)).toContain("1,320");
});

test("entries outlast a reload, and what was cleared comes back with Undo, beside the focus", async () => {
  const page = await openTool("/cost-of-living");
  await field(page, "Rent").fill("321");
  await reload(page);
  expect(await value(page, "Rent")).toBe("321");
  await button(page, "Clear all fields").click();
  await expectSoon(() => value(page, "Rent"), "");
  await button(page, "Undo").click();
  await expectSoon(() => value(page, "Rent"), "321");
  expect(await hasFocus(button(page, "Clear all fields"))).toBe(true);
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
  expect([await value(page, "Rent"), await value(page, "Phone")]).toEqual(["450", ""]);
  await field(page, "Rent").fill("460");
  await button(page, "Undo").click();
  await expectSoon(() => value(page, "Phone"), "9");
  expect([await value(page, "Rent"), new URL(page.url()).hash]).toEqual(["", ""]);
});

test("what was written before the scripts came stays, whatever was kept", async () => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const page = await openTool("/cost-of-living");
  await field(page, "Rent").fill("11");
  await page.route("**/*.js", (route) => held.then(() => route.continue()));
  await page.reload({ waitUntil: "commit" });
  await field(page, "Rent").fill("44");
  release();
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
  expect(await page.getByText("First year, with a tenth as margin").filter({ visible: true }).count()).toBe(
    0,
  );
});

test("the print button prints the worksheet without the page around it", async () => {
  const page = await openTool("/cost-of-living");
  await page.evaluate(() => {
    window.print = () => {};
  });
  await button(page, "Print this sheet").click();
  await page.emulateMedia({ media: "print" });
  expect([await field(page, "Rent").isVisible(), await page.locator("h1").isVisible()]).toEqual([
    true,
    false,
  ]);
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

test("the statement counts the words of the parts that the chosen text has, and keeps the others", async () => {
  const page = await openTool("/statement");
  await field(page, "The question that brought you here").fill(words(300));
  await field(page, "What you have studied").fill(words(40));
  await page.getByText("340 words, 660 more to reach 1,000").first().waitFor();
  await field(page, "Which text").selectOption({ label: "Personal statement, 500-800 words" });
  await page.getByText("300 words, 200 more to reach 500").first().waitFor();
  expect(await field(page, "What you have studied").isVisible()).toBe(false);
  await reload(page);
  expect(await value(page, "What you have studied")).toBe(words(40));
});

test("an answer says how many words its limit leaves, and beyond it that it is too long", async () => {
  const page = await openTool("/answers");
  const name = "Your present circumstances";
  await field(page, name).fill(words(12));
  await expectSoon(async () => (await saidAt(page, name)).includes("12 words, 0 left"), true);
  expect(await field(page, name).getAttribute("aria-invalid")).toBeNull();
  await field(page, name).fill(words(15));
  await expectSoon(async () => (await saidAt(page, name)).includes("15 words, 3 too many"), true);
  expect(await field(page, name).getAttribute("aria-invalid")).toBe("true");
});

test("the mail to a referee follows what is filled in, and is copied and opened as it stands", async () => {
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
});

test("a referee's list counts its ticks, which outlast a reload", async () => {
  const page = await openTool("/letters");
  await page.getByLabel("Draft statement of purpose, even a rough one").check();
  await reload(page);
  await page.getByText("1 of 8 ready").waitFor();
});

test("a tool comes alive also where one guide follows another by a link", async () => {
  const page = await openTool("/statement");
  await page.getByRole("link", { name: "Answers", exact: true }).first().click();
  await page.waitForURL("**/answers");
  await page.getByRole("heading", { name: "Your five answers" }).scrollIntoViewIfNeeded();
  await field(page, "Anything else that matters").fill("three short words");
  await page.getByText("3 words, 9 left").first().waitFor();
});
