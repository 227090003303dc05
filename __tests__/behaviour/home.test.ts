import type { Locator, Page } from "playwright-core";
import { fixedSite, PHONE } from "../fixed-site/fixed-site";
import { expectSoon, expectTexts } from "../helpers/expect-soon";
import { arrived } from "../helpers/hydrated";

const site = fixedSite();

/** Unique left edges of parts: one per column. */
const columnsOf = (parts: Locator) =>
  parts.evaluateAll((all) => new Set(all.map((one) => Math.round(one.getBoundingClientRect().left))).size);

test.each(["/", "/blogs"])(
  "the articles of %s stand in 1, 2 and 3 plain columns, with their descriptions",
  async (path) => {
    const { page } = await site.open(path);
    const cards = page.locator("article:has(time)");
    for (const [width, columns] of [
      [390, 1],
      [768, 2],
      [1366, 3],
    ] as const) {
      await page.setViewportSize({ width, height: 844 });
      await expectSoon(() => columnsOf(cards), Math.min(columns, await cards.count()));
      for (const text of await cards.locator("p").last().all()) await text.waitFor();
    }
  },
);

test("a phone's first window says what is free and who pays, has the button that finds countries, and offers the parents' languages; testimonials are swiped, not the page", async () => {
  const { page } = await site.open("/", PHONE);
  const main = page.getByRole("main");
  for (const part of [
    main.getByText("A company that does not exist, for people who do."),
    main.getByRole("link", { name: "Who pays us" }),
    main.getByRole("form", { name: "Find countries that fit" }).getByRole("button"),
    ...["To the parents", "हिन्दी", "العربية"].map((name) => main.getByRole("link", { name, exact: true })),
  ]) {
    const { y = 844, height = 0 } = (await part.boundingBox()) ?? {};
    expect(y + height).toBeLessThan(844 - 60);
  }
  const cards = page.locator("[data-testimonial]");
  expect(await cards.count()).toBeGreaterThan(1);
  await cards.last().scrollIntoViewIfNeeded();
  const { x = -1, width = 0 } = (await cards.last().boundingBox()) ?? {};
  expect([x >= 0, x + width <= 390]).toEqual([true, true]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
});

test.each(["/", "/countries/australia", "/services/coaching", "/blogs/first-talk", "/cost-of-living"])(
  "a phone's first window of %s has one button to the form",
  async (path) => {
    const { page } = await site.open(path, PHONE);
    const ways = page.locator('a:is([href^="/online-consultation"], [href^="/contact"])');
    const inWindow = await ways
      .filter({ visible: true })
      .evaluateAll((all) => all.filter((one) => one.getBoundingClientRect().top < window.innerHeight).length);
    expect(inWindow).toBe(1);
  },
);

test("what happens after writing stands beside the buttons of both forms and at a page's end", async () => {
  for (const path of ["/contact", "/online-consultation-form", "/", "/countries/australia"]) {
    const { page } = await site.open(path, { ...PHONE, hydrates: false });
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

test("at every width each label stands at its country's place, beside the others; the page keeps its width", async () => {
  const { page } = await site.open("/");
  const map = section(page).getByRole("list").filter({ hasText: "Malaysia" });
  const labels = map.getByRole("link");
  await expectTexts(labels, ["Malaysia 12 institutions", "Australia 12 institutions"]);
  for (const width of [320, 390, 640, 768, 1023, 1366]) {
    await page.setViewportSize({ width, height: 844 });
    await expectSoon(() => page.evaluate(() => document.documentElement.scrollWidth), width);
    const places = await labels.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
    const [malaysia, australia] = places;
    const box = await map.boundingBox();
    if (!box) throw new Error("the map is not shown");
    const sides = places.flatMap(({ width, height }) => [width, height]);
    // Malaysia's label stands right of its place, Australia's left of it, all of it in the window; none covers a place.
    const holds = {
      apart: malaysia.bottom < australia.top,
      large: Math.min(...sides) >= 24,
      right: malaysia.left > box.x + 0.764 * box.width && malaysia.right <= width,
      left: australia.right < box.x + 0.85 * box.width,
      inside: box.x >= 0 && box.x + box.width <= width,
    };
    expect([width, holds]).toEqual([
      width,
      { apart: true, large: true, right: true, left: true, inside: true },
    ]);
  }
  await labels.filter({ hasText: "Malaysia" }).click();
  await arrived(page, "**/countries/malaysia");
});
