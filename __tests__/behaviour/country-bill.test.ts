import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { hydrated } from "../helpers/hydrated";

const site = fixedSite();

const bill = (page: Page) => page.getByRole("region", { name: "The bill for the first year" });
const own = (page: Page) => bill(page).getByRole("textbox", { name: "A flight home" });
const currency = (page: Page, code: string) =>
  page.getByRole("radiogroup", { name: "Amounts at home in" }).getByRole("radio", { name: code });
const total = (page: Page, text: RegExp) => bill(page).getByRole("row").filter({ hasText: text });
const KNOWN = /^So far\s*2 of 3 lines\s*from AUD 5,700\s*from ₹3\.2\slakh$/;

/** Opens the guide to Australia, and waits until the bill can be written into. */
async function open() {
  const { page } = await site.open("/countries/australia#what-it-costs");
  await currency(page, "INR").waitFor();
  return page;
}

test("the known lines are added up, without scripts too", async () => {
  const { page } = await site.open("/countries/australia", { javaScriptEnabled: false });
  await page.getByRole("heading", { name: "What it costs" }).click();
  await total(page, KNOWN).waitFor();
  await bill(page).getByText("Left out: A flight home.").waitFor();
  await bill(page)
    .getByRole("row", { name: /^Two months of rent from 3,800 ₹2\.1\slakh$/ })
    .waitFor();
});

test("an entry that is no amount is not counted, and its line says why; an own amount is added, and kept over a reload", async () => {
  const page = await open();
  await own(page).fill("about a lot");
  await bill(page).getByText("This is not a number: write for example 1,200 or 85.50.").waitFor();
  expect(await own(page).getAttribute("aria-invalid")).toBe("true");
  await total(page, KNOWN).waitFor();
  await own(page).fill("1,200");
  const sum = total(page, /^First year, all in\s*from AUD 6,900\s*from ₹3\.9\slakh$/);
  await sum.waitFor();
  await page.reload();
  await hydrated(page);
  await sum.waitFor();
  expect(await own(page).inputValue()).toBe("1,200");
});

test("the money at home is chosen once for the page: the rows and the bill follow", async () => {
  const page = await open();
  await currency(page, "NPR").check();
  await total(page, /from NPR\s5\.1\slakh$/).waitFor();
  await currency(page, "AED").check();
  await page
    .locator("[data-row=fee]")
    .getByText(/AED\s4,790/)
    .waitFor();
});

test.each([true, false])(
  "the bill of a master's can be chosen, with scripts: %s",
  async (javaScriptEnabled) => {
    const { page } = await site.open("/countries/malaysia", { javaScriptEnabled });
    await page.getByRole("heading", { name: "What it costs" }).click();
    const line = (name: string) => bill(page).getByRole("rowheader", { name, exact: true });
    expect([await line("A year's living").count(), await line("A master's living").count()]).toEqual([1, 0]);
    await total(page, /^So far\s*1 of 2 lines\s*from MYR 30,000/).waitFor();
    await bill(page).getByRole("radio", { name: "For a master's" }).check();
    expect([await line("A year's living").count(), await line("A master's living").count()]).toEqual([0, 1]);
    await total(page, /^So far\s*1 of 2 lines\s*from MYR 60,000/).waitFor();
  },
);
