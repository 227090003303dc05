import type { Page } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";

const site = fixedSite();

/** A4 in CSS pixels. */
const PAPER = { width: 794, height: 1123 };

async function openOnPaper(path: string): Promise<Page> {
  const { page } = await site.open(path, PAPER);
  await page.emulateMedia({ media: "print" });
  return page;
}

const KINDS = ["/countries/australia", "/blogs/first-talk", "/cost-of-living", "/services/coaching"];

test.each([...KINDS, "/contact", "/compare", "/plan"])(
  "%s prints its words in black, without the frame around them",
  async (path) => {
    const page = await openOnPaper(path);
    expect(await page.getByRole("heading", { level: 1 }).isVisible()).toBe(true);
    const frame = page
      .locator("body")
      .getByRole("navigation", { name: /^(?:Main|Breadcrumb|On this page)$/ });
    for (const part of [
      ...(await frame.all()),
      page.locator("body footer").last(),
      page.locator("aside").last(),
    ])
      expect(await part.isVisible()).toBe(false);
    const colours = await page
      .getByRole("main")
      .evaluate((main) => [...main.querySelectorAll("*")].map((one) => getComputedStyle(one).color));
    expect([...new Set(colours)]).toEqual(["rgb(0, 0, 0)"]);
  },
);

test("a guide's sources are unfolded on paper, with their addresses, and no note is printed", async () => {
  const page = await openOnPaper("/countries/australia");
  const source = page
    .getByRole("region", { name: "Sources", exact: true })
    .getByRole("link", { name: /official guide/ });
  expect(await source.first().isVisible()).toBe(true);
  expect(await source.first().evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
    "https://australia.example/guide",
  );
  for (const note of await page.getByRole("note", { name: "Work in term" }).all())
    expect(await note.isVisible()).toBe(false);
});

test.each([
  ["questions", "/countries/australia", "They may visit you with a visa of their own"],
  ["a fold of the text", "/countries/australia", "Nothing else."],
])("%s that are shut on the screen are open on paper", async (_, path, words) => {
  const { page } = await site.open(path);
  const answer = page.getByText(words);
  expect(await answer.evaluate((text) => text.checkVisibility())).toBe(false);
  await page.emulateMedia({ media: "print" });
  expect(await answer.evaluate((text) => text.checkVisibility())).toBe(true);
  expect((await answer.boundingBox())?.height).toBeGreaterThan(0);
});
