import type { Page } from "playwright-core";
import { PAGE_KINDS } from "../helpers/examples";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { painted } from "../helpers/painted";
import { sharedSite } from "../helpers/shared-site";
import { company, navigation } from "../helpers/site-content";

const site = sharedSite();

const PHONE = { width: 390, height: 844 };
const FORMS = ["/contact", navigation.consultation.path];

async function open(route: string, viewport = PHONE) {
  const opened = await openPage(site.browser, site.url + route, { viewport });
  await hydrated(opened.page);
  return opened;
}

const bar = (page: Page) => page.locator("body aside").last();
const boxOf = async (page: Page) => {
  const box = await bar(page).boundingBox();
  if (!box) throw new Error("the page has no bar");
  return { ...box, end: box.y + box.height };
};
const scrollTo = async (page: Page, top: number) => {
  await page.evaluate((place) => window.scrollTo({ top: place, behavior: "instant" }), top);
  await painted(page);
};
const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test("on a phone the bar calls, opens the chat and leads to the consultation, 44 px high or more", async () => {
  const { page, close } = await open("/about");
  const links = bar(page).getByRole("link");
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  expect(addresses).toEqual([
    `tel:${company.phone.replace(/[^+\d]/g, "")}`,
    expect.stringContaining("https://wa.me/"),
    navigation.consultation.path,
  ]);
  expect(await bar(page).getByRole("link", { name: /chat/i }).count()).toBe(1);
  for (const link of await links.all()) {
    const box = await link.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  const { width, end } = await boxOf(page);
  expect([width, end]).toEqual([PHONE.width, PHONE.height]);
  await close();
});

test.each(PAGE_KINDS)(
  "at the end of %s nothing is below the bar, and scroll-to-top stands above it",
  async (route) => {
    const { page, close } = await open(route);
    await scrollTo(page, await pageHeight(page));
    const { y } = await boxOf(page);
    const footer = await page.locator("body footer").last().boundingBox();
    expect((footer?.y ?? 0) + (footer?.height ?? 0)).toBeLessThanOrEqual(y + 1);
    const toTop = await page.getByRole("button", { name: /top/i }).boundingBox();
    expect((toTop?.y ?? 0) + (toTop?.height ?? 0)).toBeLessThanOrEqual(y);
    await close();
  },
);

test.each(FORMS)("on %s the bar ends the page and covers no field", async (route) => {
  const { page, close } = await open(route);
  expect((await boxOf(page)).y).toBeGreaterThan(PHONE.height);
  await scrollTo(page, await pageHeight(page));
  expect((await boxOf(page)).end).toBeCloseTo(PHONE.height, 0);
  await close();
});

test("while somebody types, the bar gives way to the keyboard, and the page keeps its height", async () => {
  const { page, close } = await open("/about");
  await page.evaluate(() =>
    document
      .querySelector("h1")
      ?.insertAdjacentHTML("afterend", '<input aria-label="Amount"><input type="checkbox">'),
  );
  const height = await pageHeight(page);
  await page.getByLabel("Amount").focus();
  await painted(page);
  expect((await boxOf(page)).y).toBeGreaterThan(PHONE.height);
  expect(await pageHeight(page)).toBe(height);
  await page.keyboard.press("Tab");
  await painted(page);
  expect((await boxOf(page)).end).toBeCloseTo(PHONE.height, 0);
  await close();
});

test("in print there is no bar and no room for one", async () => {
  const { page, close } = await open("/about");
  await page.emulateMedia({ media: "print" });
  expect(await bar(page).isVisible()).toBe(false);
  expect(await page.evaluate(() => getComputedStyle(document.body).paddingBottom)).toBe("0px");
  await close();
});

test("at a large text size, and in a low window, the bar ends the page", async () => {
  for (const viewport of [
    { width: 280, height: 844 },
    { width: 600, height: 300 },
  ]) {
    const { page, close } = await open("/about", viewport);
    expect((await boxOf(page)).y).toBeGreaterThan(viewport.height);
    await close();
  }
});

test("in wide windows the chat link alone floats, beside the text", async () => {
  const { page, close } = await open("/about", { width: 1280, height: 900 });
  const links = bar(page).getByRole("link");
  expect(await links.count()).toBe(1);
  const chat = await links.boundingBox();
  const text = await page
    .locator("body footer p")
    .last()
    .evaluate((line) => {
      const { right } = line.parentElement?.getBoundingClientRect() ?? line.getBoundingClientRect();
      return right;
    });
  expect(chat?.x).toBeGreaterThanOrEqual(text);
  await close();
});
