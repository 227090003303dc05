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

test.each([390, 768, 1366])(
  "at %i px each label stands at its country's place, beside the others, and leads to its guide; the page keeps its width",
  async (width) => {
    const { page } = await site.open("/", { width, height: 844 });
    const map = section(page).getByRole("list").filter({ hasText: "Malaysia" });
    const labels = map.getByRole("link");
    expect(await labels.allTextContents()).toEqual(["Malaysia 12 institutions", "Australia 12 institutions"]);
    const places = await labels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const [malaysia, australia] = places;
    expect(malaysia.bottom).toBeLessThan(australia.top);
    expect(
      Math.min(malaysia.height, malaysia.width, australia.height, australia.width),
    ).toBeGreaterThanOrEqual(24);
    const box = await map.boundingBox();
    if (!box) throw new Error("the map is not shown");
    // Malaysia's label stands right of its place, Australia's left of it.
    expect(malaysia.left).toBeGreaterThan(box.x + 0.764 * box.width);
    expect(australia.right).toBeLessThan(box.x + 0.85 * box.width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await labels.filter({ hasText: "Malaysia" }).click();
    await page.waitForURL("**/countries/malaysia");
  },
);
