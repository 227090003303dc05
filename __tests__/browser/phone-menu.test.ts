import type { Page } from "playwright-core";
import { countryMenu, links } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { painted } from "../helpers/painted";
import { sharedSite } from "../helpers/shared-site";
import { countries, guides, navigation, trustPages, words } from "../helpers/site-content";

const site = sharedSite();

const PHONE = { width: 390, height: 844 };
const current = links.find(({ path }) => path !== "/") ?? links[0];

async function openMenu(scrolled = 0, viewport = PHONE) {
  const opened = await openPage(site.browser, `${site.url}${current?.path}`, { viewport });
  const { page } = opened;
  await hydrated(page);
  await page.evaluate((top) => window.scrollTo({ top, behavior: "instant" }), scrolled);
  await painted(page);
  const before = await page.locator("main").boundingBox();
  const button = await page.getByRole("button", { name: words.frame.openMenu, exact: true }).boundingBox();
  // Playwright's own click would scroll the page before it presses.
  await page.mouse.click((button?.x ?? 0) + 20, (button?.y ?? 0) + 20);
  await page.locator("[data-site-header][data-sheet=true]").waitFor();
  await painted(page);
  return { ...opened, before };
}

const sheet = (page: Page) => page.getByRole("navigation", { name: words.frame.navigation, exact: true });
const opener = (page: Page) => page.locator("[data-menu-button]");

test.each([0, 30, 500])(
  "the sheet fills the window at %i px, and the page behind does not move",
  async (scrolled) => {
    const { page, before, close } = await openMenu(scrolled);
    const button = await opener(page).boundingBox();
    const box = await sheet(page).boundingBox();
    const bar = await page.locator("body aside").last().boundingBox();
    if (!button || !box || !bar) throw new Error("a part of the sheet is missing");
    expect(button.y).toBeLessThan(20);
    expect([box.x, box.width]).toEqual([0, PHONE.width]);
    expect(box.y).toBeLessThan(70);
    expect(box.y + box.height).toBe(bar.y);
    expect(bar.y + bar.height).toBe(PHONE.height);
    for (const y of [5, 400, 760]) {
      const isOwn = await page.evaluate(
        (top) => document.elementFromPoint(195, top)?.closest("[data-site-header]") !== null,
        y,
      );
      expect(isOwn).toBe(true);
    }
    expect(await page.locator("main").boundingBox()).toEqual(before);
    await page.keyboard.press("Escape");
    await painted(page);
    expect(await page.locator("main").boundingBox()).toEqual(before);
    expect(await page.evaluate(() => window.scrollY)).toBe(scrolled);
    await close();
  },
);

test("it shows the countries as stamps, the guides, and which entry is the page", async () => {
  const { page, close } = await openMenu();
  const menu = page.locator("[data-menu]", {
    has: page.getByRole("button", { name: countryMenu.title, exact: true }),
  });
  expect((await menu.getByRole("link").allTextContents()).sort()).toEqual(
    [...countryMenu.items, ...navigation.tools.slice(0, 1)].map(({ title }) => title).sort(),
  );
  await menu.locator("img").first().waitFor();
  for (const { title, path } of countryMenu.items) {
    const link = menu.locator(`a[href="${path}"]`);
    const isCountry = countries.some((one) => one.path === path && one.inSidebar);
    expect([title, await link.locator("img").count()]).toEqual([title, isCountry ? 1 : 0]);
    expect((await link.boundingBox())?.height).toBeGreaterThanOrEqual(isCountry ? 88 : 44);
  }
  for (const { path } of guides.slice(0, 12))
    expect([path, await sheet(page).locator(`a[href="${path}"]:visible`).count()]).toEqual([path, 1]);
  const here = await sheet(page)
    .locator("[aria-current=page]")
    .evaluate((entry) => getComputedStyle(entry, "::after").content);
  expect(here).toBe(`"${words.frame.here}"`);
  await close();
});

test("it ends with what families may rely on, each a target for a thumb, and they lead there", async () => {
  if (trustPages.length === 0) return;
  const { page, close } = await openMenu();
  const group = sheet(page).getByRole("list", { name: words.frame.trust, exact: true });
  const ends = await sheet(page).evaluate((nav) => nav.lastElementChild?.querySelector("ul")?.textContent);
  expect(ends).toBe(await group.textContent());
  const shown = await group
    .getByRole("link")
    .evaluateAll((links) =>
      links.map((link) => [link.getAttribute("href"), link.getBoundingClientRect().height >= 44]),
    );
  expect(shown.sort()).toEqual(trustPages.map(({ path }) => [path, true]).sort());
  const [last = ""] = trustPages.map(({ path }) => path).slice(-1);
  await group.locator(`a[href="${last}"]`).click();
  await page.waitForURL(`**${last}`);
  await page.locator("[data-site-header][data-sheet=false]").waitFor();
  expect(await group.count()).toBe(0);
  await close();
});

test("the focus goes into it and stays, the page behind is inert, and Escape gives the focus back", async () => {
  const { page, close } = await openMenu();
  const place = () =>
    page.evaluate(() => {
      const { activeElement: active } = document;
      if (active === document.body) return "window";
      return active?.closest("[data-site-header], aside")?.localName;
    });
  expect(
    await sheet(page)
      .locator("a")
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
  const stops = await page.locator("[data-site-header] :is(a, button), aside a").count();
  const places = new Set<string | undefined>();
  for (let step = 0; step < stops + 4; step += 1) {
    await page.keyboard.press("Tab");
    places.add(await place());
  }
  expect(places.has("aside")).toBe(true);
  expect(
    [...places].filter((one) => one === undefined || !["header", "aside", "window"].includes(one)),
  ).toEqual([]);
  expect(await page.locator("main").evaluate((main) => main.closest("[inert]") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await sheet(page).waitFor({ state: "hidden" });
  expect(await opener(page).evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await page.locator("[inert]").count()).toBe(0);
  await close();
});

test("a window that grows wide closes it", async () => {
  const { page, close } = await openMenu();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator("[data-site-header][data-sheet=false]").waitFor();
  expect(await page.locator("[inert]").count()).toBe(0);
  await close();
});

test.each([320, 768])("at %i px everything in it fits the window's width", async (width) => {
  const { page, close } = await openMenu(0, { width, height: 844 });
  const wide = await sheet(page).evaluate((element) => [element.scrollWidth, element.clientWidth]);
  expect(wide[0]).toBe(wide[1]);
  await close();
});
