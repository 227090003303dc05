import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";

const site = fixedSite();

const fee = (page: Page) => page.locator("[data-row=fee]");
const feeOf = (page: Page, amount: RegExp) => fee(page).filter({ hasText: amount });
const currency = (page: Page, code: string) =>
  page.getByRole("radiogroup", { name: "Amounts at home in" }).getByRole("radio", { name: code });

test("a row says the amount as it is stated, what it is in the currency at home, which is kept, and on request who states it", async () => {
  const { page } = await site.open("/countries/australia#what-it-costs");
  await feeOf(page, /from AUD 1,900\s*₹1\.1\slakh/).waitFor();
  const source = fee(page).getByRole("link", { name: /^An office that says so/ });
  expect(await source.isVisible()).toBe(false);
  await fee(page).getByText("Visa fee").click();
  await source.waitFor();
  expect(await source.getAttribute("href")).toBe("https://office.example/au/visa/charge");
  expect(await fee(page).textContent()).not.toContain("A paper that reports it");
  // Amounts at home follow the chosen currency.
  await currency(page, "AED").check();
  await feeOf(page, /AED\s4,790/).waitFor();
  await page.getByText(/AUD 1 = AED 2\.523\. A bank, 1\sJun\s2024/).waitFor();
  await page.getByLabel("A flight home").fill("1,200");
  await currency(page, "NPR").check();
  await feeOf(page, /NPR\s1\.7\slakh/).waitFor();
  await page
    .getByRole("row")
    .filter({ hasText: /^First year.*NPR\s6\slakh$/ })
    .waitFor();
  await page.reload();
  await feeOf(page, /NPR\s1\.7\slakh/).waitFor();
  await page.goto(site.url);
  await page
    .getByRole("row", { name: /Malaysia/ })
    .filter({ hasText: /NPR\s8\.6\slakh/ })
    .waitFor();
});
