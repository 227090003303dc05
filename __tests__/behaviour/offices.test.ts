import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";

const site = fixedSite();

const office = (page: Page, city: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: city, exact: true }) });
const hrefs = (page: Page, city: string) =>
  office(page, city)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));

test("each office has its address, phone, e-mail and directions", async () => {
  const { page } = await site.open("/contact");
  expect(await office(page, "Accra").textContent()).toContain("Accra, Ghana");
  expect(await hrefs(page, "Accra")).toEqual([
    "tel:+233300000000",
    "mailto:accra@lantern.example",
    "https://maps.example/accra",
  ]);
  expect(await office(page, "Leeds").textContent()).toContain("Leeds, England");
});

test("an office's map comes when its button is pressed, not before, and can be hidden again", async () => {
  const { page } = await site.open("/contact");
  const maps = page.locator("iframe");
  expect(await maps.count()).toBe(0);
  await page.getByRole("button", { name: "Show map of the Leeds office" }).click();
  await page.getByTitle("Map of the Leeds office").waitFor();
  expect(await maps.count()).toBe(1);
  await page.getByRole("button", { name: "Hide map of the Leeds office", expanded: true }).click();
  await maps.waitFor({ state: "detached" });
});
