import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";

const site = fixedSite();

const section = (page: Page) => page.getByRole("region", { name: "On the map" });

test("the countries on the map are named with their counts, and the keyboard goes through them", async () => {
  const { page } = await site.open("/");
  const [malaysia, australia] = ["Malaysia", "Australia"].map((name) =>
    section(page).getByRole("link", { name: `${name} 12 institutions`, exact: true }),
  );
  await malaysia?.focus();
  await page.keyboard.press("Tab");
  await australia?.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL("**/countries/australia");
});

test("on a phone each country is named once, with its count, and leads to its guide", async () => {
  const { page } = await site.open("/", { width: 390, height: 844 });
  const named = section(page).getByText("Malaysia", { exact: true }).filter({ visible: true });
  expect(await named.count()).toBe(1);
  await section(page)
    .getByRole("rowheader", { name: /Malaysia 12/ })
    .waitFor();
  await named.click();
  await page.waitForURL("**/countries/malaysia");
});
