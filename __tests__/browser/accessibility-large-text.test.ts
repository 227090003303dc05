import { PAGE_KINDS } from "../helpers/examples";
import { layoutFaults } from "../helpers/layout-faults";
import { siteInOwnBrowser } from "../helpers/shared-site";
import { startTour, type Tour } from "../helpers/tour";

// Letters twice as large as usual, as visitors set it in their browser: 32 px in place of 16.
const site = siteInOwnBrowser(["--blink-settings=defaultFontSize=32"]);
const tour = startTour(site);
const withoutFonts = startTour(site, "stand-in");

test("the browser's letters are twice as large", async () => {
  const page = await tour.visit("/accessibility");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
});

async function faultsOnDeskAndPhone({ visit }: Tour, route: string): Promise<string[]> {
  const page = await visit(route, 1280);
  const onDesk = await layoutFaults(page);
  await page.setViewportSize({ width: 390, height: 900 });
  return [...onDesk, ...(await layoutFaults(page))];
}

test.each(PAGE_KINDS)(
  "%s can be read with letters twice as large, on a desk and on a phone",
  async (route) => {
    expect(await faultsOnDeskAndPhone(tour, route)).toEqual([]);
  },
);

test.each(PAGE_KINDS)("%s can be read so while the fonts have not come, too", async (route) => {
  expect(await faultsOnDeskAndPhone(withoutFonts, route)).toEqual([]);
});
