import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts, hasFocus, textsOf } from "../helpers/expect-soon";
import { gate, holdBack } from "../helpers/forms";
import { arrived, hydrated, reload } from "../helpers/hydrated";

const site = fixedSite();

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const value = (page: Page, name: string) => field(page, name).inputValue();
const words = (count: number) => Array(count).fill("word").join(" ");
const saidAt = async (page: Page, name: string) => {
  const ids = ((await field(page, name).getAttribute("aria-describedby")) ?? "").split(" ");
  return (await textsOf(page.locator(ids.map((id) => `[id="${id}"]`).join(",")))).join(" ");
};
const bill = (page: Page) => page.getByRole("region", { name: "The bill for the first year" });
const sum = (page: Page, text: RegExp) => bill(page).getByRole("row").filter({ hasText: text });

async function openTool(path: string): Promise<Page> {
  const { page } = await site.open(path, { permissions: ["clipboard-read", "clipboard-write"] });
  return page;
}

test("the board shows what each country asks to show, the most first", async () => {
  const page = await openTool("/cost-of-living");
  const board = page.getByRole("region", { name: "What the visa asks you to show" });
  expect((await textsOf(board.getByRole("listitem"))).slice(0, 4)).toEqual([
    expect.stringMatching(/Kiribati.*AUD 16,000.*₹9 lakh/),
    expect.stringMatching(/Malaysia.*about MYR 30,000.*₹5\.4 lakh/),
    expect.stringMatching(/Ecuador.*USD 5,500.*₹4\.5 lakh/),
    expect.stringMatching(/Australia.*set by the school/),
  ]);
});

test("a chosen country's bill is the one of its guide, with the same entries; both survive a reload", async () => {
  const page = await openTool("/cost-of-living");
  await field(page, "Country").selectOption({ label: "Australia" });
  await bill(page).getByText("Cannot say without: A flight home").waitFor();
  await field(page, "A flight home").fill("AUD 1,200/-");
  const whole = sum(page, /^First year\s*from ₹3\.9\slakh\s*AUD from 6,900/);
  await whole.waitFor();
  await reload(page);
  await whole.waitFor();
  await page.getByRole("link", { name: "More on what it costs: Australia" }).click();
  await arrived(page, "**/countries/australia#what-it-costs");
  await whole.waitFor();
  await expectSoon(() => value(page, "A flight home"), "AUD 1,200/-");
});

test("a link of the former worksheet opens its country's bill, also in the open tab and wherever the page stands", async () => {
  const { page } = await site.open("/cost-of-living");
  for (const [code, line] of [
    ["AU", "A flight home"],
    ["KI", "The boat"],
  ] as const) {
    await page.evaluate((hash) => window.location.assign(hash), `#tool=costs&country=${code}&rent=500`);
    await field(page, line).waitFor();
  }
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.evaluate(() => window.location.assign("#tool=costs&rent=500"));
  await expectSoon(() => page.evaluate(() => window.scrollY > 0), true);
  await expectSoon(() => value(page, "Country"), "KI");
});

test("what the former worksheet kept is read as far as it is still asked, and the rest is dropped", async () => {
  const page = await openTool("/cost-of-living");
  await page.evaluate(() => {
    localStorage.setItem("tool-costs", '{"country":"KI","rent":"500","rate":"55","rateFor":"AUD-INR"}');
  });
  await reload(page);
  await field(page, "The boat").waitFor();
  await expectSoon(() => page.evaluate(() => localStorage.getItem("tool-costs")), '{"country":"KI"}');
});

test("entries survive a reload, and what was cleared comes back with Undo, beside the focus", async () => {
  const page = await openTool("/statement");
  const name = "The question that brought you here";
  await field(page, name).fill("A bridge.");
  await reload(page);
  await expectSoon(() => value(page, name), "A bridge.");
  await button(page, "Clear all fields").click();
  await expectSoon(() => value(page, name), "");
  await button(page, "Undo").click();
  await expectSoon(() => value(page, name), "A bridge.");
  await expectSoon(() => hasFocus(button(page, "Clear all fields")), true);
});

test("what another tab wrote stays when this one writes, and is shown, also when the browser brings the page back", async () => {
  const page = await openTool("/statement");
  const [here, there] = ["The question that brought you here", "What you have studied"] as const;
  const name = await field(page, there).getAttribute("name");
  // Writes to storage without an event, as if another tab's event had not arrived yet.
  const writeElsewhere = (text: string) =>
    page.evaluate(
      ([key, value]) => {
        const kept = JSON.parse(localStorage.getItem("tool-statement") ?? "{}");
        localStorage.setItem("tool-statement", JSON.stringify({ ...kept, [key ?? ""]: value }));
      },
      [name, text],
    );
  const both = (tab: Page) => Promise.all([value(tab, here), value(tab, there)]);
  await field(page, here).fill("one");
  await writeElsewhere("first");
  await field(page, here).fill("two");
  await expectSoon(() => both(page), ["two", "first"]);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expectSoon(() => both(other), ["two", "first"]);
  await hydrated(other);
  await field(other, here).fill("");
  await expectSoon(() => both(page), ["", "first"]);
  await writeElsewhere("second");
  await page.evaluate(() => window.dispatchEvent(new Event("pageshow")));
  await expectSoon(() => both(page), ["", "second"]);
});

test("what was written before the scripts came stays, whatever was kept", async () => {
  const scripts = gate();
  const page = await openTool("/statement");
  const name = "The question that brought you here";
  await field(page, name).fill("kept");
  await holdBack(page, "**/*.js", scripts.opened);
  await page.reload({ waitUntil: "commit" });
  await field(page, name).fill("two words");
  scripts.open();
  await hydrated(page);
  await page.getByText("2 words, 998 more to reach 1,000").first().waitFor();
  await expectSoon(() => value(page, name), "two words");
});

test("if the browser cannot store anything, the sheet still counts and says so", async () => {
  const page = await openTool("/statement");
  await page.evaluate(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
  });
  await field(page, "The question that brought you here").fill("one");
  await page.getByText("This browser does not keep what you write").waitFor();
  await page.getByText("1 word, 999 more to reach 1,000").first().waitFor();
});

test("without scripts there are fields to print and links to each bill, and no button that does nothing", async () => {
  const { page } = await site.open("/statement", { javaScriptEnabled: false });
  await field(page, "The question that brought you here").waitFor();
  await page.getByText("Until the page's scripts run, nothing is kept here.").waitFor();
  for (const name of ["Print this sheet", "Clear all fields"])
    await expectSoon(() => button(page, name).count(), 0);
  await page.goto(new URL("/cost-of-living", page.url()).href);
  await field(page, "Country").waitFor({ state: "hidden" });
  await page.locator("#worksheet").getByText("Kiribati").first().click();
  await page.locator("#worksheet").getByRole("link", { name: "Kiribati: every line" }).click();
  await page.waitForURL("**/countries/kiribati#what-it-costs");
});

test.each([
  ["/statement", "The question that brought you here"],
  ["/cost-of-living", "A flight home"],
])("the print button of %s prints what was filled in without the page around it", async (path, name) => {
  const page = await openTool(path);
  await page.evaluate(() => {
    window.print = () => {};
  });
  if (path === "/cost-of-living") await field(page, "Country").selectOption({ label: "Australia" });
  await button(page, "Print this sheet").click();
  await page.emulateMedia({ media: "print" });
  await field(page, name).waitFor();
  if (path === "/cost-of-living") await field(page, "Country").waitFor();
  await page.locator("h1").waitFor({ state: "hidden" });
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await page.locator("h1").waitFor();
});

test("the statement opens one part after the other, counts the words of those that the chosen text has, and keeps the others", async () => {
  const page = await openTool("/statement");
  await field(page, "The question that brought you here").fill(words(300));
  await page.locator("summary", { hasText: "What you have studied" }).click();
  await field(page, "What you have studied").fill(words(40));
  await field(page, "The question that brought you here").waitFor({ state: "hidden" });
  await page.getByText("340 words, 660 more to reach 1,000").first().waitFor();
  await field(page, "Which text").selectOption({ label: "Personal statement, 500-800 words" });
  await page.getByText("300 words, 200 more to reach 500").first().waitFor();
  await button(page, "Copy the text").click();
  await page.getByText("The text is copied.").waitFor();
  await expectSoon(() => page.evaluate(() => navigator.clipboard.readText()), words(300));
  await field(page, "What you have studied").waitFor({ state: "hidden" });
  await reload(page);
  await expectSoon(() => value(page, "What you have studied"), words(40));
});

test("a text copied twice is confirmed for four seconds after the second time", async () => {
  const page = await openTool("/statement");
  const copied = page.getByText("The text is copied.");
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await field(page, "The question that brought you here").fill(words(3));
  await page.clock.pauseAt("2024-07-15T11:00:00Z");
  await button(page, "Copy the text").click();
  await copied.waitFor();
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await page.clock.runFor(3000);
  await button(page, "Copy the text").click();
  await expectSoon(clipboard, words(3));
  await page.clock.runFor(2000);
  await expectSoon(() => copied.isVisible(), true);
  await page.clock.runFor(2000);
  await copied.waitFor({ state: "detached" });
});

test("where one guide follows another by a link its tool says how many words a limit leaves, and beyond it that they are too many", async () => {
  const page = await openTool("/statement");
  await page.getByRole("link", { name: "Answers", exact: true }).first().click();
  await arrived(page, "**/answers");
  await page.getByRole("heading", { name: "Your five answers" }).scrollIntoViewIfNeeded();
  const name = "Your present circumstances";
  for (const { count, status, invalid } of [
    { count: 12, status: "12 words, 0 left", invalid: null },
    { count: 15, status: "15 words, 3 too many", invalid: "true" },
  ]) {
    await field(page, name).fill(words(count));
    await expectSoon(async () => (await saidAt(page, name)).includes(status), true);
    await expectSoon(() => field(page, name).getAttribute("aria-invalid"), invalid);
  }
});

const rowsOf = async (page: Page, table: string) =>
  (await textsOf(page.getByRole("table", { name: table }).locator("tbody").getByRole("row"))).map((row) =>
    row.replace(/\s+/g, " "),
  );

test("without scripts a loan's instalments stand in a table beside what a graduate earns", async () => {
  const { page } = await site.open("/loans", { javaScriptEnabled: false, hydrates: false });
  expect(await rowsOf(page, "Loans at 12 %")).toEqual([
    "₹10 lakh₹10,000₹14,300₹21,200",
    "₹20 lakh₹20,000₹28,700₹42,500",
    "₹30 lakh₹30,000₹43,000₹63,700",
    "₹40 lakh₹40,000₹57,400₹84,900",
  ]);
  expect(await rowsOf(page, "A graduate's pay")).toEqual([
    "At home₹20,000₹20,000143 %",
    "AustraliaAUD 3,470₹1,95,00015 %",
  ]);
  expect(await rowsOf(page, "What is left a month")).toEqual(["AustraliaAUD 800AUD 160₹36,100"]);
  await expectSoon(() => field(page, "Loan, in lakh rupees").isVisible(), false);
});

test("a visitor's loan has its instalment, with or without interest paid until repayment, also after a reload", async () => {
  const page = await openTool("/loans");
  const answer = page.locator("[data-tool=repayment] output");
  await field(page, "Loan, in lakh rupees").fill("20");
  await expectTexts(answer, ["₹42,500 a month for 10 yearsIn all you repay ₹51 lakh."]);
  await field(page, "The interest until then").selectOption({ label: "is paid every month" });
  await field(page, "Loan, in lakh rupees").fill("₹20,00,000");
  const paid = [
    "₹28,700 a month for 10 yearsBefore that, ₹20,000 of interest a month for 4 years. In all you pay ₹44 lakh.",
  ];
  await expectTexts(answer, paid);
  await reload(page);
  await expectTexts(answer, paid);
  const rate = "Interest a year, in %";
  await field(page, rate).fill("1045");
  await expectSoon(() => saidAt(page, rate), "Write 40 at most.");
  await expectTexts(answer, ["Write the loan, the interest and the years."]);
});

test("each line of the forged letter that is pressed says what is wrong with it, and the faults found are counted", async () => {
  const page = await openTool("/offers");
  const letter = page.locator("[data-tool=letter]");
  const count = letter.getByRole("status").first();
  await expectTexts(count, ["0 of 2 found"]);
  await letter.getByText("From: island_college@post.example").click();
  await letter.getByText("A college writes from its own address.").waitFor();
  await expectTexts(count, ["1 of 2 found"]);
  await letter.locator("details").getByText("Term begins on 1 March.").click();
  await letter.getByText("The day exists.").waitFor();
  await expectTexts(count, ["1 of 2 found"]);
  await letter.locator("summary", { hasText: "Pay to Mr A. Sample." }).press("Enter");
  await expectTexts(count, ["All 2 found, with 3 lines pressed."]);
  await button(page, "Start again").click();
  await letter.getByText("The day exists.").waitFor({ state: "hidden" });
  await expectTexts(count, ["0 of 2 found"]);
});

test("without scripts the forged letter's lines open too, and nothing counts them", async () => {
  const { page } = await site.open("/offers", { javaScriptEnabled: false, hydrates: false });
  await page.getByText("Pay to Mr A. Sample.").click();
  await page.getByText("Never pay into a person's account.").waitFor();
  await expectSoon(() => page.getByText("0 of 2 found").isVisible(), false);
});
