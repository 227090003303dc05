import type { Locator } from "playwright-core";
import { fixedSite } from "../fixed-site/fixed-site";
import { expectSoon, plain } from "../helpers/expect-soon";

const site = fixedSite();

const PAPER = { width: 794, height: 1123 };

test.each([
  ["/countries/australia", ""],
  ["/blogs/first-talk", "[data-turn]"],
  ["/cost-of-living", "select"],
  ["/statement", "[data-count]"],
  ["/services/coaching", ""],
  ["/contact", ""],
  ["/compare", ""],
  ["/plan", ""],
])(
  "%s prints its words in black, without the frame and what only a screen needs (%s)",
  async (path, part) => {
    const { page } = await site.open(path, PAPER);
    const onScreen = page.locator(`main ${part}`);
    if (part) await onScreen.first().waitFor();
    await page.emulateMedia({ media: "print" });
    await page.getByRole("heading", { level: 1 }).waitFor();
    if (part) await expectSoon(() => onScreen.filter({ visible: true }).count(), 0);
    const frame = page
      .locator("body")
      .getByRole("navigation", { name: /^(?:Main|Breadcrumb|On this page)$/ });
    const others = [page.locator("body footer").last(), page.locator("aside").last()];
    for (const one of [...(await frame.all()), ...others]) await one.waitFor({ state: "hidden" });
    const colours = await page
      .getByRole("main")
      .evaluate((main) => [...main.querySelectorAll("*")].map((one) => getComputedStyle(one).color));
    expect([...new Set(colours)]).toEqual(["rgb(0, 0, 0)"]);
  },
);

test("a printed page begins with its name, the day and its address", async () => {
  const { page } = await site.open("/countries/australia", PAPER);
  await page.getByText(/on paper since/).waitFor({ state: "hidden" });
  await page.emulateMedia({ media: "print" });
  const line = page.getByText(/on paper since/);
  await line.waitFor();
  expect(plain((await line.textContent()) ?? "")).toMatch(
    /Study in Australia · on paper since 15 Jul 2024 · .*\/countries\/australia$/,
  );
});

test("what is shut on a guide's screen is open on paper, its sources with their addresses, and no note is printed", async () => {
  const { page } = await site.open("/countries/australia");
  const folded = ["They may visit you with a visa of their own", "Nothing else."].map((words) =>
    page.getByText(words),
  );
  const isShown = (one: Locator) => one.evaluate((text) => text.checkVisibility());
  for (const one of folded) expect(await isShown(one)).toBe(false);
  await page.emulateMedia({ media: "print" });
  for (const one of folded) {
    expect(await isShown(one)).toBe(true);
    expect((await one.boundingBox())?.height).toBeGreaterThan(0);
  }
  const source = page
    .getByRole("region", { name: "Figures on this page", exact: true })
    .getByRole("link", { name: /official guide/ })
    .first();
  await source.waitFor();
  expect(await source.evaluate((link) => getComputedStyle(link, "::after").content)).toContain(
    "https://australia.example/guide",
  );
});

test("a browser whose styles cannot open what is folded opens it while it prints", async () => {
  const { page } = await site.open("/countries/australia", {
    before: (opened) => opened.addInitScript(() => Object.assign(CSS, { supports: () => false })),
  });
  const shut = page.locator("main details:not([data-row], [open])");
  const before = await shut.count();
  expect(before).toBeGreaterThan(0);
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  await expectSoon(() => shut.count(), 0);
  await page.evaluate(() => window.dispatchEvent(new Event("afterprint")));
  await expectSoon(() => shut.count(), before);
});
