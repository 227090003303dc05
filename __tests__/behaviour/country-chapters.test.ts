import type { Page } from "playwright-core";
import { fixedSite, PHONE } from "../fixed-site/fixed-site";
import { expectTexts } from "../helpers/expect-soon";

const site = fixedSite();

const strip = (page: Page) =>
  page.getByRole("region", { name: "Your year, drawn back from the first class" });

const cities = (page: Page) => page.getByRole("region", { name: "Where students live" });

async function openOn(day: string) {
  const { page } = await site.open("/countries/australia#when-to-apply", {
    before: (page) => page.clock.setFixedTime(`${day}T10:00:00Z`),
  });
  return page;
}

test("the strip lists the stages with their months and whose they are, and says which start can be reached, and what is due", async () => {
  const page = await openOn("2024-07-15");
  const stages = strip(page).getByRole("list").getByRole("listitem");
  await expectTexts(stages, [
    expect.stringMatching(/^March ?the year before ?Ask ?Ask two towns\. \(our plan\)$/),
    expect.stringMatching(/^May to July ?Apply ?Send the papers\.$/),
    expect.stringMatching(/^October to November ?Stamp ?Get the stamp\. \(our plan\)$/),
    expect.stringMatching(/^January ?year of the start ?Fly ?Pack a hat\. \(our plan\)$/),
  ]);
  for (const text of ["you can make February 2025.", "To catch up at once: Ask.", "Now: Apply, until July."])
    await strip(page).getByText(text).waitFor();
  await strip(page).getByRole("link", { name: "Where we read it (Applications)" }).click();
  await page.waitForURL("**#fact-au-apply-window");
});

test("a press on a city of the map leads to its line, without scripts, too", async () => {
  const phone = { ...PHONE, javaScriptEnabled: false };
  const { page } = await site.open("/countries/malaysia", phone);
  await page.getByRole("heading", { name: "Living there" }).click();
  await cities(page).locator("[aria-hidden=true]").getByText("Miri", { exact: true }).click();
  const line = cities(page).getByRole("listitem").filter({ hasText: "Miri" });
  await line.and(page.locator(":target")).waitFor();
  const { y = -1, height = 0 } = (await line.boundingBox()) ?? {};
  expect(y).toBeGreaterThan(0);
  expect(y + height).toBeLessThan(844);
});

test.each([
  [1366, 650],
  [1280, 800],
])("in a window of %i x %i the list of countries stays, each link in reach", async (width, height) => {
  const { page } = await site.open("/countries/australia", { width, height });
  await page.evaluate(() => window.scrollTo({ top: 2000, behavior: "instant" }));
  const others = page.getByRole("navigation", { name: / countries$/ }).getByRole("link");
  for (const link of [others.first(), others.last()]) {
    await link.evaluate((one) => one.scrollIntoView({ block: "nearest", behavior: "instant" }));
    await link.click({ trial: true });
  }
  expect(await page.evaluate(() => Math.abs(window.scrollY - 2000))).toBeLessThan(50);
});
