import { fixedSite } from "../fixed-site/fixed-site";
import { layoutFaults } from "../helpers/layout-faults";

// Double text size, as visitors set it in their browser: 32 px instead of 16.
const site = fixedSite(["--blink-settings=defaultFontSize=32"]);

const FIELDS = "input:visible, textarea:visible, select:visible";
const TOOLS = ["/cost-of-living", "/answers", "/statement", "/compare", "/plan?c=australia"];

test.each(TOOLS)(
  "the tool of %s can be read and used at double text size, wide and on a phone",
  async (path) => {
    const { page } = await site.open(path, { reducedMotion: "reduce" });
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    await page.getByRole("main").locator(FIELDS).first().scrollIntoViewIfNeeded();
    expect(await layoutFaults(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await layoutFaults(page)).toEqual([]);
  },
);
