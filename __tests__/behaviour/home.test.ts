import type { Locator, Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectTexts } from "../helpers/expect-soon";
import { arrived } from "../helpers/hydrated";

const site = fixedSite();

/** Unique left edges of parts: one per column. */
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
    for (const text of await cards.locator("p").last().all()) await text.waitFor();
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

test("a phone's first window says what is free and who pays, and offers the parents' languages", async () => {
  const { page } = await site.open("/", { width: 390, height: 844 });
  const main = page.getByRole("main");
  for (const part of [
    main.getByText("A company that does not exist, for people who do."),
    main.getByRole("link", { name: "Who pays us" }),
    ...["To the parents", "हिन्दी", "العربية"].map((name) => main.getByRole("link", { name, exact: true })),
  ]) {
    const { y = 844, height = 0 } = (await part.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(844 - 60);
  }
});

test.each(["/", "/countries/australia", "/services/coaching", "/blogs/first-talk", "/cost-of-living"])(
  "a phone's first window of %s has one button to the form",
  async (path) => {
    const { page } = await site.open(path, { width: 390, height: 844 });
    const ways = page.locator('a:is([href^="/online-consultation"], [href^="/contact"])');
    const inWindow = await ways
      .filter({ visible: true })
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top < window.innerHeight).length);
    expect(inWindow).toBe(1);
  },
);

test("what happens after writing stands beside the buttons of both forms and at a page's end", async () => {
  for (const path of ["/contact", "/online-consultation-form", "/", "/countries/australia"]) {
    const { page } = await site.open(path, { width: 390, height: 844, hydrates: false });
    for (const line of [
      "Somebody calls within a week.",
      "We speak English and Twi.",
      "It costs nothing, and your number stays with us.",
    ])
      await page.getByRole("main").getByText(line, { exact: true }).first().waitFor();
  }
});

const section = (page: Page) => page.getByRole("region", { name: "On the map" });

test("the countries on the map are named with their counts, and the keyboard goes through them", async () => {
  const { page } = await site.open("/");
  const [malaysia, australia] = ["Malaysia", "Australia"].map((name) =>
    section(page).getByRole("link", { name: `${name} 12 institutions`, exact: true }),
  );
  await malaysia?.focus();
  await page.keyboard.press("Tab");
  await australia?.and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Enter");
  await arrived(page, "**/countries/australia");
});

test.each([320, 390, 640, 768, 1023, 1366])(
  "at %i px each label stands at its country's place, beside the others, and leads to its guide; the page keeps its width",
  async (width) => {
    const { page } = await site.open("/", { width, height: 844 });
    const map = section(page).getByRole("list").filter({ hasText: "Malaysia" });
    const labels = map.getByRole("link");
    await expectTexts(labels, ["Malaysia 12 institutions", "Australia 12 institutions"]);
    const places = await labels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const [malaysia, australia] = places;
    expect(malaysia.bottom).toBeLessThan(australia.top);
    expect(
      Math.min(malaysia.height, malaysia.width, australia.height, australia.width),
    ).toBeGreaterThanOrEqual(24);
    const box = await map.boundingBox();
    if (!box) throw new Error("the map is not shown");
    // Malaysia's label stands right of its place, Australia's left of it, all of it in the window; none covers a place.
    expect(malaysia.left).toBeGreaterThan(box.x + 0.764 * box.width);
    expect(malaysia.right).toBeLessThanOrEqual(width);
    expect(australia.right).toBeLessThan(box.x + 0.85 * box.width);
    expect(box.x).toBeGreaterThanOrEqual(0);
    expect(box.x + box.width).toBeLessThanOrEqual(width);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await labels.filter({ hasText: "Malaysia" }).click();
    await arrived(page, "**/countries/malaysia");
  },
);
