import type { Locator } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";

const site = fixedSite();

/** Left edges of parts, each once: as many as there are columns. */
const columnsOf = (parts: Locator) =>
  parts.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size);

test.each([
  [390, 1],
  [768, 2],
  [1366, 3],
])("at %d px the articles stand in %d plain columns, with their descriptions", async (width, columns) => {
  for (const path of ["/", "/blogs"]) {
    const { page } = await site.open(path, { width, height: 844 });
    const cards = page.locator("article:has(time)");
    expect([path, await columnsOf(cards)]).toEqual([path, Math.min(columns, await cards.count())]);
    for (const text of await cards.locator("p").last().all()) expect(await text.isVisible()).toBe(true);
  }
});

test("a phone has every testimonial in a row that is swiped, and the page does not move sideways", async () => {
  const { page } = await site.open("/", { width: 390, height: 844 });
  const cards = page.locator("[data-testimonial]");
  expect(await cards.count()).toBeGreaterThan(1);
  await cards.last().scrollIntoViewIfNeeded();
  const { x = -1, width = 0 } = (await cards.last().boundingBox()) ?? {};
  expect(x).toBeGreaterThanOrEqual(0);
  expect(x + width).toBeLessThanOrEqual(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});
