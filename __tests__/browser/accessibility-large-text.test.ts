import { layoutFaults } from "../helpers/layout-faults";
import { PAGE_KINDS } from "../helpers/page-kinds";
import { startTour, type Tour } from "../helpers/tour";

let tour: Tour;

// Letters twice as large as usual, as visitors set it in their browser: 32 px in place of 16.
beforeAll(async () => {
  tour = await startTour(["--blink-settings=defaultFontSize=32"]);
});

afterAll(() => tour.end());

test("the browser's letters are twice as large", async () => {
  const page = await tour.visit("/accessibility");
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
});

test.each(PAGE_KINDS)(
  "%s can be read with letters twice as large, on a desk and on a phone",
  async (route) => {
    const page = await tour.visit(route, 1280);
    expect(await layoutFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await layoutFaults(page)).toEqual([]);
  },
);
