import type { Page } from "playwright-core";
import { mapFrameOf } from "../../src/build/cities/map-frames";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { countries } from "../helpers/site-content";

const site = sharedSite();

const PANEL = "section[aria-labelledby=cities]";
const GUIDES = countries.filter(({ cities }) => cities.length > 0);
const WIDTHS = [320, 390, 768, 1024, 1280];

/** Names and dots of a map that lie over one another or leave it, and names in too small a type. */
const faultsOn = (page: Page) =>
  page.locator(PANEL).evaluate((panel) => {
    const sheet = panel.querySelector("[aria-hidden=true]")?.getBoundingClientRect();
    if (!sheet) return [];
    const marks = [...panel.querySelectorAll("[aria-hidden=true] a > *")].map((mark) => ({
      said: mark.textContent || `dot of ${mark.nextElementSibling?.textContent}`,
      city: mark.parentElement,
      size: Number.parseFloat(getComputedStyle(mark).fontSize),
      isName: Boolean(mark.textContent),
      box: mark.getBoundingClientRect(),
    }));
    return marks.flatMap(({ said, city, size, isName, box }, index) => [
      ...(isName && size < 13 ? [`${said} is ${size} px`] : []),
      ...(box.left < sheet.left || box.right > sheet.right || box.top < sheet.top || box.bottom > sheet.bottom
        ? [`${said} leaves the map`]
        : []),
      ...marks.slice(index + 1).flatMap((other) => {
        if (other.city === city) return [];
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const high = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        // Dots are round: their boxes meet at the corners before they do.
        const apart = Math.hypot(box.x - other.box.x, box.y - other.box.y);
        const isOver = isName || other.isName ? wide > 1 && high > 1 : apart < box.width - 1;
        return isOver ? [`${said} lies over ${other.said}`] : [];
      }),
    ]);
  });

test.each(GUIDES)(
  "on the map of $path nothing overlaps or leaves it, and names can be read",
  async ({ path }) => {
    const { page, close } = await openPage(site.browser, site.url + path);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      expect({ width, faults: await faultsOn(page) }).toEqual({ width, faults: [] });
    }
    await close();
  },
);

test("a press on a city leads to its line, without JavaScript, too", async () => {
  const guide = GUIDES.find(({ slug }) => mapFrameOf(slug));
  if (!guide) throw new Error("no guide has a map of cities");
  const viewport = { width: 390, height: 844 };
  const { page, close } = await openPage(site.browser, site.url + guide.path, {
    javaScriptEnabled: false,
    viewport,
  });
  await page.locator(`${PANEL} [aria-hidden=true] a > span`).last().click();
  const line = page.locator(`${PANEL} li`).last();
  await line.and(page.locator(":target")).waitFor();
  const box = await line.boundingBox();
  expect(box?.y).toBeGreaterThan(0);
  expect(box?.y).toBeLessThan(viewport.height);
  await close();
});

test("the list stays within a phone of 320 px with text twice as large", async () => {
  const viewport = { width: 320, height: 800 };
  for (const { path } of GUIDES) {
    const { page, close } = await openPage(site.browser, site.url + path, { viewport });
    await page.addStyleTag({ content: "html{font-size:200%}" });
    const sides = await page
      .locator(`${PANEL} li > *`)
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().right));
    expect({ path, out: sides.filter((side) => side > viewport.width) }).toEqual({ path, out: [] });
    await close();
  }
});
