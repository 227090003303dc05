import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectLinks, expectSoon, expectTexts } from "../helpers/expect-soon";

const site = fixedSite();

const office = (page: Page, city: string) =>
  page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: city, exact: true }) });
test("each office has its address, phone, e-mail and directions; its map comes when its button is pressed, and can be hidden again", async () => {
  const { page } = await site.open("/contact");
  await expectTexts(office(page, "Leeds").locator("address"), ["England"]);
  await expectTexts(office(page, "Accra").locator("address"), ["Ghana"]);
  const links = office(page, "Accra").getByRole("link");
  await expectLinks(links, [
    "tel:+233300000000",
    "mailto:accra@lantern.example",
    "https://maps.example/accra",
  ]);
  const maps = page.locator("main iframe");
  await expectSoon(() => maps.count(), 0);
  await page.getByRole("button", { name: "Show map of the Leeds office" }).click();
  await page.getByTitle("Map of the Leeds office").waitFor();
  await expectSoon(() => maps.count(), 1);
  await page.getByRole("button", { name: "Hide map of the Leeds office", expanded: true }).click();
  await maps.waitFor({ state: "detached" });
});
