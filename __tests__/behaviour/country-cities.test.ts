import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";

const site = fixedSite();

const panel = (page: Page) => page.getByRole("region", { name: "Where students live" });
const onMap = (page: Page, name: string) =>
  panel(page).locator("[aria-hidden=true]").getByText(name, { exact: true });

test("the cities are listed with how rents compare", async () => {
  const { page } = await site.open("/countries/malaysia");
  const lines = await panel(page).getByRole("listitem").allInnerTexts();
  expect(lines.map((line) => line.split("\n").slice(0, 2))).toEqual([
    ["George Town", "middling rent"],
    ["Kuala Lumpur", "high rent"],
    ["Johor", "lower rent"],
    ["Kuching", "rent not rated"],
    ["Miri", "lower rent"],
  ]);
});

test("a press on a city of the map leads to its line, without scripts, too", async () => {
  const { page } = await site.open("/countries/malaysia", {
    width: 390,
    height: 844,
    javaScriptEnabled: false,
  });
  await onMap(page, "Miri").click();
  const line = panel(page).getByRole("listitem").filter({ hasText: "Miri" });
  await line.and(page.locator(":target")).waitFor();
  const { y = -1, height = 0 } = (await line.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(844);
});
