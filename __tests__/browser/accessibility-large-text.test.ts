import { PAGE_KINDS } from "../helpers/examples";
import { layoutFaults } from "../helpers/layout-faults";
import { siteInOwnBrowser } from "../helpers/shared-site";
import { startTour, type Tour } from "../helpers/tour";

// Double text size, as visitors set it in their browser: 32 px instead of 16.
const site = siteInOwnBrowser(["--blink-settings=defaultFontSize=32"]);
const tour = startTour(site);
const withoutFonts = startTour(site, "fallback");

test("the browser's text size is doubled", async () => {
  const page = await tour.visit("/accessibility");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
});

async function faultsOnDeskAndPhone({ visit }: Tour, route: string): Promise<string[]> {
  const page = await visit(route, 1280);
  const onDesk = await layoutFaults(page);
  await page.setViewportSize({ width: 390, height: 900 });
  return [...onDesk, ...(await layoutFaults(page))];
}

test.each(PAGE_KINDS)("%s is readable at double text size, on a desktop and on a phone", async (route) => {
  expect(await faultsOnDeskAndPhone(tour, route)).toEqual([]);
});

test.each(PAGE_KINDS)("%s is readable at double text size in the fallback fonts, too", async (route) => {
  expect(await faultsOnDeskAndPhone(withoutFonts, route)).toEqual([]);
});
