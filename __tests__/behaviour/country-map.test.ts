import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";

const site = fixedSite();

const section = (page: Page) => page.getByRole("region", { name: "On the map" });
const labels = (page: Page) => section(page).getByRole("listitem").getByRole("link");
const boxes = (page: Page): Promise<DOMRect[]> =>
  labels(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));

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

test("at 768 px the countries are a list below the map, whose rows a finger can hit", async () => {
  const { page } = await site.open("/", { width: 768 });
  const rows = await boxes(page);
  const map = await section(page).locator("img").first().boundingBox();
  if (!map) throw new Error("there is no map");
  expect(rows).toHaveLength(2);
  expect(rows.filter(({ top, height }) => top < map.y + map.height || height < 44)).toEqual([]);
});

test("on a phone each country is named once, with its count, and leads to its guide", async () => {
  const { page } = await site.open("/", { width: 390, height: 844 });
  const named = section(page).getByText("Malaysia", { exact: true }).filter({ visible: true });
  expect(await named.count()).toBe(1);
  expect(
    await section(page)
      .getByRole("rowheader", { name: /Malaysia 12/ })
      .count(),
  ).toBe(1);
  await named.click();
  await page.waitForURL("**/countries/malaysia");
});

test("the board below the map gives what each country asks", async () => {
  const { page } = await site.open("/");
  const cell = (country: RegExp, text: RegExp) =>
    section(page).getByRole("row", { name: country }).getByRole("cell").filter({ hasText: text });
  expect(await cell(/Malaysia/, /₹5\.4\slakhabout MYR 30,000/).count()).toBe(1);
  expect(await cell(/Australia/, /up to 48 hours a fortnight/).count()).toBe(1);
});
