import type { Locator, Page } from "playwright-core";
import { fixedSite, PHONE } from "../fixed-site/fixed-site";
import { expectLinks, expectSoon, expectTexts, hasFocus } from "../helpers/expect-soon";
import { focusedName, scrollTo } from "../helpers/focus";
import { arrived } from "../helpers/hydrated";

const site = fixedSite();

const drawer = (page: Page) => page.getByRole("navigation", { name: "Main" });
const opener = (page: Page) => page.getByRole("button", { name: /^(?:Open|Close) menu$/ });
const bar = (page: Page) => page.getByRole("complementary", { name: "Chat and scrolling" });

async function boxOf(part: Locator) {
  const box = await part.boundingBox();
  if (!box) throw new Error("a part is not shown");
  return { ...box, end: box.y + box.height };
}

async function pressOpener(page: Page): Promise<void> {
  const { x, y } = await boxOf(opener(page));
  // Clicks by position, as Playwright's own click would scroll first.
  await page.mouse.click(x + 20, y + 20);
  await drawer(page).waitFor();
}

async function openMenu(): Promise<Page> {
  const { page } = await site.open("/contact", { ...PHONE, reducedMotion: "reduce" });
  await pressOpener(page);
  return page;
}

test("scrolled or not, the menu fills the window between header and bar, and nothing behind it moves", async () => {
  const { page } = await site.open("/about", { ...PHONE, reducedMotion: "reduce" });
  for (const scrolled of [0, 30, 500]) {
    await scrollTo(page, scrolled);
    const before = await page.locator("main").boundingBox();
    await pressOpener(page);
    const fills = async () => {
      const parts = [drawer(page), opener(page), bar(page)].map(boxOf);
      const [menu, close, foot] = await Promise.all(parts);
      if (!menu || !close || !foot) return undefined;
      const isBetween = close.y >= 0 && menu.y >= close.y && Math.abs(menu.end - foot.y) <= 1;
      return [isBetween, menu.x, menu.width, foot.end];
    };
    await expectSoon(fills, [true, 0, PHONE.width, PHONE.height]);
    await page.keyboard.press("Escape");
    await drawer(page).waitFor({ state: "hidden" });
    await expectSoon(() => page.locator("main").boundingBox(), before);
    await expectSoon(() => page.evaluate(() => window.scrollY), scrolled);
  }
});

test("the menu has the countries' stamps, the guides, and what families may rely on; a link leads to its page and closes it", async () => {
  const page = await openMenu();
  const link = (name: string) => drawer(page).getByRole("link", { name, exact: true });
  await drawer(page).getByRole("button", { name: "Countries" }).click();
  for (const name of ["Australia", "Malaysia", "Cost of living", "Privacy"]) await link(name).waitFor();
  await link("Australia").locator("img").waitFor();
  const current = drawer(page).locator("[aria-current=page]");
  await expectTexts(current, ["Contact"]);
  await link("Privacy").click();
  await arrived(page, "**/privacy");
  await drawer(page).waitFor({ state: "hidden" });
});

const list = (page: Page, name: string) => drawer(page).getByRole("button", { name, exact: true });
const openLists = (page: Page) => drawer(page).locator("[aria-expanded=true]");

test("the menu opens with its lists shut; one is open at a time, and a press beside it shuts it", async () => {
  const page = await openMenu();
  await expectSoon(() => openLists(page).count(), 0);
  for (const name of ["Countries", "Services", "Gallery"]) {
    await list(page, name).click();
    await expectTexts(openLists(page), [name]);
  }
  const { y } = await boxOf(opener(page));
  await page.mouse.click(195, y + 20);
  await expectSoon(() => openLists(page).count(), 0);
  await drawer(page).waitFor();
  await list(page, "Countries").click();
  // It moves up as the list above it shuts, and is pressed all the same.
  await drawer(page)
    .getByRole("link", { name: /^Contact/ })
    .click();
  await drawer(page).waitFor({ state: "hidden" });
  await pressOpener(page);
  await expectSoon(() => openLists(page).count(), 0);
});

test("a list's entry of the page being read closes the menu", async () => {
  const { page } = await site.open("/gallery/images", { ...PHONE, width: 768, reducedMotion: "reduce" });
  await pressOpener(page);
  await list(page, "Gallery").click();
  await drawer(page).getByRole("link", { name: "Images" }).click();
  await drawer(page).waitFor({ state: "hidden" });
  await expectSoon(() => page.locator("[inert]").count(), 0);
});

test("one bar of 56 px holds the mark, the search, the plan and the menu; phone and mail stand in the menu", async () => {
  const { page } = await site.open("/about", PHONE);
  const header = page.getByRole("banner");
  expect((await boxOf(header)).height).toBeLessThanOrEqual(58);
  for (const name of ["Our plan", "Search"]) await header.getByRole("link", { name, exact: true }).waitFor();
  const call = header.getByRole("link", { name: /\+44/ });
  await expectSoon(() => call.count(), 0);
  await pressOpener(page);
  await expectSoon(() => call.getAttribute("href"), "tel:+441130000000");
  await drawer(page).getByRole("link", { name: "desk@lantern.example" }).waitFor();
});

test("without JavaScript the navigation stands in the page, short, and a tap opens a menu of it", async () => {
  const { page } = await site.open("/about", { ...PHONE, hasTouch: true, javaScriptEnabled: false });
  await opener(page).waitFor({ state: "hidden" });
  expect((await boxOf(drawer(page))).height).toBeLessThan(200);
  const link = (name: string) => drawer(page).getByRole("link", { name, exact: true });
  for (const name of ["Home", "Contact"]) await link(name).waitFor();
  await drawer(page).getByRole("button", { name: "Countries" }).tap();
  await link("Australia").click();
  await page.waitForURL("**/countries/australia");
});

test("the focus stays in header and bar until Escape, which gives it back and the page behind free", async () => {
  const page = await openMenu();
  await expectSoon(() => focusedName(page), "Home");
  await page.locator("[inert] main, main[inert]").waitFor();
  await page.evaluate(() => {
    const places: string[] = [];
    const note = ({ target }: Event) => {
      const part = target instanceof Element ? target.closest("main, footer, header, aside, section") : null;
      places.push(part?.localName ?? "none");
    };
    window.addEventListener("focusin", note, true);
    Object.assign(window, { places });
  });
  const stops = await page.locator("header :is(a, button):visible, aside a:visible").count();
  for (let step = 0; step < stops + 4; step += 1) await page.keyboard.press("Tab");
  const places = await page.evaluate((): unknown => Reflect.get(window, "places"));
  expect(new Set(Array.isArray(places) ? places : [])).toEqual(new Set(["header", "aside"]));
  await page.keyboard.press("Escape");
  await drawer(page).waitFor({ state: "hidden" });
  await expectSoon(() => hasFocus(opener(page)), true);
  await expectSoon(() => page.locator("[inert]").count(), 0);
});

test("a window that grows wide closes the menu", async () => {
  const page = await openMenu();
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.locator("[inert]").first().waitFor({ state: "detached" });
  await page.getByRole("main").waitFor();
});

test("the bar at the foot calls, opens the chat and leads to the form, by targets of 44 px; at the page's end it covers nothing", async () => {
  const { page } = await site.open("/countries/australia", PHONE);
  const links = bar(page).getByRole("link");
  await expectLinks(links, [
    "tel:+441130000000",
    expect.stringContaining("https://wa.me/441130000000?"),
    "/online-consultation-form",
  ]);
  for (const link of await links.all()) {
    const { width, height } = await boxOf(link);
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  const { width, end } = await boxOf(bar(page));
  expect([width, end]).toEqual([PHONE.width, PHONE.height]);
  await scrollTo(page, 1_000_000);
  const toTop = page.getByRole("button", { name: "Scroll to top" });
  await toTop.waitFor();
  const foot = page.getByRole("contentinfo");
  await expectSoon(async () => (await boxOf(foot)).end <= (await boxOf(links.first())).y + 1, true);
});

test.each([
  ["at a large text size", "/about", { width: 280, height: 844 }],
  ["in a low window", "/about", { width: 600, height: 300 }],
])("%s the bar ends the page", async (_, path, window) => {
  const { page } = await site.open(path, window);
  expect((await boxOf(bar(page))).y).toBeGreaterThan(window.height);
  const below = await bar(page).evaluate(
    (aside) =>
      document.documentElement.scrollHeight - aside.getBoundingClientRect().bottom - globalThis.scrollY,
  );
  expect(below).toBeLessThan(2);
});

test("while somebody types, the bar gives way to the keyboard, and the page keeps its height", async () => {
  const { page } = await site.open("/", PHONE);
  const height = () => page.evaluate(() => document.documentElement.scrollHeight);
  const call = bar(page).getByRole("link").first();
  const before = await height();
  await page.getByRole("main").getByRole("searchbox").focus();
  await expectSoon(async () => (await boxOf(call)).y > PHONE.height, true);
  await expectSoon(height, before);
  await page.getByRole("main").getByRole("button", { name: "Search" }).focus();
  await expectSoon(async () => (await boxOf(call)).end <= PHONE.height, true);
});
