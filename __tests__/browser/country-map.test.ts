import type { Page } from "playwright-core";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { factOf, home } from "../helpers/site-content";

const site = sharedSite();

const ENTRIES = home.map.countries.map(({ name, link, label }) => ({
  name,
  path: link,
  ...factOf(label.count),
}));

const map = (page: Page) => page.locator("#countries");
const labels = (page: Page) => map(page).getByRole("listitem").getByRole("link");

interface Box {
  readonly name: string;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

const boxes = (page: Page): Promise<Box[]> =>
  labels(page).evaluateAll((links) =>
    links.map((link) => {
      const { left, right, top, bottom } = link.getBoundingClientRect();
      return { name: link.textContent ?? "", left, right, top, bottom };
    }),
  );

const overlap = (a: Box, b: Box) =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

test("the countries are links, named with their counts, that the keyboard reaches one after another", async () => {
  const { page, close } = await openPage(site.browser, site.url);
  await hydrated(page);
  for (const { name, path, value, unit } of ENTRIES) {
    const link = map(page).getByRole("link", { name: `${name} ${value} ${unit}`, exact: true });
    expect(await link.getAttribute("href")).toBe(path);
  }
  await labels(page).first().focus();
  const reached: (string | null)[] = [];
  for (let index = 0; index < ENTRIES.length; index += 1) {
    reached.push(await page.evaluate(() => document.activeElement?.getAttribute("href") ?? null));
    await page.keyboard.press("Tab");
  }
  expect(reached.sort()).toEqual(ENTRIES.map(({ path }) => path).sort());
  await labels(page).first().focus();
  const target = await page.evaluate(() => document.activeElement?.getAttribute("href"));
  await page.keyboard.press("Enter");
  await page.waitForURL(`**${target}`);
  await close();
});

test.each([1024, 1280, 1920])(
  "at %i px the map's labels do not overlap and stay within the map",
  async (width) => {
    const { page, close } = await openPage(site.browser, site.url, { viewport: { width, height: 900 } });
    await page.evaluate(() => document.fonts.ready);
    const all = await boxes(page);
    expect(all).toHaveLength(ENTRIES.length);
    const overlapping = all.flatMap((a, index) =>
      all
        .slice(index + 1)
        .filter((b) => overlap(a, b))
        .map((b) => `${a.name} and ${b.name}`),
    );
    expect(overlapping).toEqual([]);
    const band = await map(page).evaluate((section) => {
      const { top, bottom } = section.getBoundingClientRect();
      return { left: 0, right: document.documentElement.clientWidth, top, bottom };
    });
    const outside = all.filter(
      (box) =>
        box.left < band.left || box.right > band.right || box.top < band.top || box.bottom > band.bottom,
    );
    expect(outside).toEqual([]);
    await close();
  },
);

test.each([320, 390])("at %i px each country is named once, with its count", async (width) => {
  const { page, close } = await openPage(site.browser, site.url, { viewport: { width, height: 844 } });
  const named = await map(page).locator("li, tbody th").filter({ visible: true }).allTextContents();
  for (const { name, value } of ENTRIES) {
    const own = named.filter((text) => text.includes(name));
    expect([name, ...own].join()).toContain(value);
    expect(own).toHaveLength(1);
  }
  await close();
});

test.each([768, 1023])("at %i px a list stands below the map, in two columns", async (width) => {
  const { page, close } = await openPage(site.browser, site.url, { viewport: { width, height: 844 } });
  await page.evaluate(() => document.fonts.ready);
  const rows = await boxes(page);
  expect(new Set(rows.map(({ left }) => Math.round(left))).size).toBe(2);
  expect(rows.every(({ top, bottom }) => bottom - top >= 44)).toBe(true);
  const [one] = rows;
  expect(
    rows.every((row) => Math.abs(row.right - row.left - ((one?.right ?? 0) - (one?.left ?? 0))) < 1),
  ).toBe(true);
  const drawing = await map(page)
    .locator("img")
    .evaluate((image) => image.getBoundingClientRect().bottom);
  expect(Math.min(...rows.map(({ top }) => top))).toBeGreaterThanOrEqual(drawing);
  expect(rows.flatMap((a, index) => rows.slice(index + 1).filter((b) => overlap(a, b)))).toEqual([]);
  await close();
});
