import { PAGE_KINDS } from "../helpers/examples";
import { layoutFaults } from "../helpers/layout-faults";
import { siteInOwnBrowser } from "../helpers/shared-site";
import { startTour } from "../helpers/tour";

// Letters twice as large as usual, as visitors set it in their browser: 32 px in place of 16.
const tour = startTour(siteInOwnBrowser(["--blink-settings=defaultFontSize=32"]));

test("the browser's letters are twice as large", async () => {
  const page = await tour.visit("/accessibility");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
});

async function faultsOnDeskAndPhone(route: string): Promise<string[]> {
  const page = await tour.visit(route, 1280);
  const onDesk = await layoutFaults(page);
  await page.setViewportSize({ width: 390, height: 900 });
  return [...onDesk, ...(await layoutFaults(page))];
}

test.each(PAGE_KINDS)(
  "%s can be read with letters twice as large, on a desk and on a phone",
  async (route) => {
    expect(await faultsOnDeskAndPhone(route)).toEqual([]);
  },
);

describe("while the fonts have not come", () => {
  const noFonts = "**/*.woff2";
  beforeAll(() => tour.page.route(noFonts, (route) => route.abort()));
  afterAll(() => tour.page.unroute(noFonts));

  test.each(PAGE_KINDS)("%s can be read so, too, in the letters that stand in", async (route) => {
    expect(await faultsOnDeskAndPhone(route)).toEqual([]);
  });
});
