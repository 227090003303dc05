import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon } from "../helpers/expect-soon";
import { goTo, reload } from "../helpers/hydrated";

const site = fixedSite();

const bill = (page: Page) => page.getByRole("region", { name: "The bill for the first year" });
const flight = (page: Page) => bill(page).getByRole("textbox", { name: "A flight home" });
const currency = (page: Page, code: string) =>
  page.getByRole("radiogroup", { name: "Amounts at home in" }).getByRole("radio", { name: code });
const total = (page: Page, text: RegExp) => bill(page).getByRole("row").filter({ hasText: text });
const OPEN = /^Cannot say without: A flight home$/;

async function open() {
  const { page } = await site.open("/countries/australia#what-it-costs");
  await currency(page, "INR").waitFor();
  return page;
}

test("an entry that is no amount is not counted, and its line says why; an own amount is added, and kept over a reload", async () => {
  const page = await open();
  await total(page, /^Two months of rent\s*from ₹2\.1\slakh\s*from AUD 3,800/).waitFor();
  await flight(page).fill("about a lot");
  await bill(page).getByText("This is not a number: write for example 1,200 or 85.50.").waitFor();
  await expectSoon(() => flight(page).getAttribute("aria-invalid"), "true");
  await flight(page).fill("99,99,99,99,999");
  await bill(page).getByText("This is too much: write at most ten digits.").waitFor();
  await total(page, OPEN).waitFor();
  await flight(page).fill("₹ 50,000");
  await bill(page).getByText("This is another money: write it in AUD.").waitFor();
  await total(page, OPEN).waitFor();
  await flight(page).fill("1.2k AUD");
  await total(page, /^First year\s*from ₹3\.9\slakh\s*AUD from 6,900$/).waitFor();
  await flight(page).fill("1,200");
  const sum = total(page, /^First year\s*from ₹3\.9\slakh\s*AUD from 6,900$/);
  await sum.waitFor();
  await total(page, /^All of a bachelor's, 3 years\s*from ₹9\.5\slakh\s*AUD from 16,900$/).waitFor();
  await total(page, /^One house and one town\.$/).waitFor();
  await reload(page);
  await sum.waitFor();
  await expectSoon(() => flight(page).inputValue(), "1,200");
});

test("what is due before the flight stands apart, with its months", async () => {
  const page = await open();
  const due = total(page, /^Due before you fly/);
  await due
    .filter({ hasText: /February start: May to July\..*tuition too.*₹1\.1\slakh\s*AUD 1,900$/ })
    .waitFor();
});

test("where a master's has no lines, bill and chapter both leave its tuition open", async () => {
  const { page } = await site.open("/countries/ecuador#what-it-costs", { plan: "?f=bachelor" });
  await total(page, /^Cannot say without: Tuition$/).waitFor();
  await page
    .locator("[data-chapter] > summary [data-sum]")
    .getByText("Cannot say without: Tuition")
    .waitFor({ state: "attached" });
  await bill(page).getByRole("textbox", { name: "Tuition" }).fill("1,000");
  await total(page, /^First year\s*₹\S+\slakh\s*USD 6,500/).waitFor();
});

test.each([true, false])("the bill of a master's can be chosen (scripts: %s)", async (javaScriptEnabled) => {
  const { page } = await site.open("/countries/malaysia", { javaScriptEnabled });
  await page.getByRole("heading", { name: "What it costs" }).click();
  const line = (name: string) => bill(page).getByRole("rowheader", { name, exact: true });
  const lines = () => Promise.all([line("A year's living").count(), line("A master's living").count()]);
  await expectSoon(lines, [1, 0]);
  await bill(page).getByRole("radio", { name: "For a master's" }).check();
  await expectSoon(lines, [0, 1]);
  await total(page, /^Cannot say without: Lessons$/).waitFor();
  if (!javaScriptEnabled) return;
  await bill(page).getByRole("textbox", { name: "Lessons" }).fill("1,000");
  await total(page, /^First year\s*₹\S+\slakh\s*MYR 61,000/).waitFor();
});

const fee = (page: Page) => page.locator("[data-row=fee]");
const feeOf = (page: Page, amount: RegExp) => fee(page).filter({ hasText: amount });

test("a row says the amount in the currency at home, which is kept, what is stated, and leads to who states it", async () => {
  const { page } = await site.open("/countries/australia#what-it-costs");
  await feeOf(page, /from ₹1\.1\slakh\s*from AUD 1,900/).waitFor();
  const amount = fee(page).getByRole("link", { name: "from AUD 1,900" });
  await amount.waitFor({ state: "hidden" });
  await fee(page).getByText("Visa fee").click();
  const place = page.locator("[data-slip]");
  await amount.click();
  const source = place.getByRole("link", { name: /^Look it up at An office that says so/ });
  await source.waitFor();
  await expectSoon(() => source.getAttribute("href"), "https://office.example/au/visa/charge");
  expect(await place.textContent()).not.toContain("A paper that reports it");
  await page.keyboard.press("Escape");
  await place.waitFor({ state: "detached" });
  await currency(page, "AED").check();
  await feeOf(page, /AED\s4,790/).waitFor();
  await page.getByText(/AUD 1 = AED 2\.523\. A bank, 1\sJun\s2024/).waitFor();
  await page.getByLabel("A flight home").fill("1,200");
  await currency(page, "NPR").check();
  await feeOf(page, /NPR\s1\.7\slakh/).waitFor();
  await page
    .getByRole("row")
    .filter({ hasText: /^First year\s*from NPR\s6\slakh/ })
    .waitFor();
  await page
    .locator("[data-chapter] > summary")
    .getByText(/NPR\s6\slakh/)
    .waitFor({ state: "attached" });
  await reload(page);
  await feeOf(page, /NPR\s1\.7\slakh/).waitFor();
  await goTo(page, site.url);
  await page
    .getByRole("row", { name: /Malaysia/ })
    .filter({ hasText: /NPR\s8\.6\slakh/ })
    .waitFor();
});
