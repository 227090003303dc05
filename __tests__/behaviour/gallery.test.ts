import type { Page } from "playwright-core";
import { fixedSite, PHONE, type Visit, type Visited } from "../fixed-site/fixed-site";
import { expectSoon } from "../helpers/expect-soon";
import { gate, holdBack } from "../helpers/forms";
import { refuseAddresses } from "../helpers/refused-history";
import { until } from "../helpers/until";

const site = fixedSite();
/** The fixed site's pictures in order: fragment of the address, title, and alt text. */
const PICTURES = [
  { hash: "#fair-1", title: "The long table", alt: "Hands reach for bread over a white cloth" },
  { hash: "#fair-2", title: "The first lantern", alt: "A child holds a paper lantern with both hands" },
  { hash: "#winter-1", title: "Snow", alt: "Footprints lead to a red door" },
] as const;
type Index = 0 | 1 | 2;

const openGallery = (hash = "", visit: Visit = {}): Promise<Visited> =>
  site.open(`/gallery/images${hash}`, { reducedMotion: "reduce", ...visit });

/** Links have no role while the page behind the lightbox is inert. */
const picture = (page: Page, index: Index) =>
  page.getByRole("link", { name: PICTURES[index].title, includeHidden: true });
const lightbox = (page: Page) => page.getByRole("dialog", { name: "Large picture" });

async function shows(page: Page, index: Index): Promise<void> {
  await page.waitForURL(`**${PICTURES[index].hash}`);
  await showsLarge(page, index);
}

function showsLarge(page: Page, index: Index): Promise<void> {
  const { alt } = PICTURES[index];
  return until(
    page,
    `the large picture “${alt}”`,
    (text) =>
      [...document.querySelectorAll("[role=dialog] img")].some((image) => {
        const { left, right, width } = image.getBoundingClientRect();
        const isWhole = width > 0 && left >= -1 && right <= window.innerWidth + 1;
        return image.getAttribute("alt") === text && isWhole && image.checkVisibility();
      }),
    alt,
  );
}

async function closed(page: Page): Promise<void> {
  await lightbox(page).waitFor({ state: "detached" });
  await page.waitForURL(({ pathname, hash }) => pathname === "/gallery/images" && hash === "");
}
const inLightbox = (page: Page) =>
  until(page, "the focus in the lightbox", () => document.activeElement?.closest("[role=dialog]"));
const inside = (page: Page, name: string) => lightbox(page).getByRole("button", { name, exact: true });

test("a pressed picture opens large with its caption and place; keys and buttons go through all, and one Back returns to the gallery", async () => {
  const { page } = await openGallery();
  await picture(page, 1).click();
  await shows(page, 1);
  await expectSoon(() => lightbox(page).getAttribute("aria-modal"), "true");
  for (const words of [/The first lantern/, /2\s*\/\s*3/])
    await expectSoon(() => lightbox(page).textContent(), expect.stringMatching(words));
  await page.keyboard.press("ArrowRight");
  await shows(page, 2);
  await page.keyboard.press("ArrowLeft");
  await shows(page, 1);
  await inside(page, "Next picture").click();
  await shows(page, 2);
  await inside(page, "Next picture").click();
  await shows(page, 0);
  await inside(page, "Previous picture").click();
  await shows(page, 2);
  await page.goBack();
  await closed(page);
});

test("Escape, its button, a press beside the picture and Back close it: the focus is back on the picture, nothing has scrolled, and it opens again", async () => {
  const { page } = await openGallery();
  const ways = [
    () => page.keyboard.press("Escape"),
    () => inside(page, "Close").click(),
    () => page.mouse.click(640, 12),
    () => page.goBack(),
    () => page.keyboard.press("Escape"),
  ];
  await picture(page, 2).focus();
  const place = await page.evaluate(() => window.scrollY);
  for (const close of ways) {
    await page.keyboard.press("Enter");
    await shows(page, 2);
    await close();
    await closed(page);
    await picture(page, 2).and(page.locator(":focus")).waitFor();
    await expectSoon(() => page.evaluate(() => window.scrollY), place);
  }
});

test.each([2, 0])(
  "pictures open, turn and close if the browser allows %d changes of the address",
  async (most) => {
    const { page } = await openGallery("", { before: (early) => refuseAddresses(early, most, "#") });
    await picture(page, 0).click();
    await showsLarge(page, 0);
    for (const index of [1, 2, 0, 1] as const) {
      await inside(page, "Next picture").click();
      await showsLarge(page, index);
    }
    await page.keyboard.press("Escape");
    await closed(page);
    await picture(page, 2).click();
    await showsLarge(page, 2);
  },
);

test("an address with a picture's fragment opens it; the focus stays in it, and the page behind is inert, until it is closed", async () => {
  const { page } = await openGallery("#winter-1");
  await shows(page, 2);
  await inLightbox(page);
  for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    const isInside = () =>
      document.activeElement === document.body || document.activeElement?.closest("[role=dialog]");
    await until(page, "the focus in the lightbox", isInside);
  }
  await expectSoon(() => page.getByRole("main").count(), 0);
  await page.keyboard.press("Escape");
  await closed(page);
  await picture(page, 2).and(page.locator(":focus")).waitFor();
  await page.locator("[inert]").waitFor({ state: "detached" });
});

test("a large picture that fails to load can be skipped", async () => {
  const { page } = await openGallery("", { mayComplain: true });
  await page.route("**/*.{webp,avif,png,jpg}", (route) => route.abort());
  await picture(page, 0).click();
  await inLightbox(page);
  await page.unroute("**/*.{webp,avif,png,jpg}");
  await page.keyboard.press("ArrowLeft");
  await page.waitForURL(`**${PICTURES[2].hash}`);
  await page.keyboard.press("Escape");
  await closed(page);
});

test("without scripts and without AVIF pictures are shown, and each leads to its large file", async () => {
  const { page } = await openGallery("", {
    javaScriptEnabled: false,
    before: (page) =>
      page.route("**/gallery/images", async (asked) => {
        const response = await asked.fetch();
        const html = await response.text();
        await asked.fulfill({ response, body: html.replace(/<source[^>]*type="image\/avif"[^>]*>/g, "") });
      }),
  });
  const shown = page.getByRole("main").locator("picture img").first();
  await shown.scrollIntoViewIfNeeded();
  const source = await shown.evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    return image.currentSrc;
  });
  expect(source).toMatch(/\.webp$/);
  await picture(page, 0).click();
  await page.waitForURL(/\.(png|jpe?g|webp)$/);
});

/** Presses keys in one task, as on a page too busy to handle each at once. */
const pressAtOnce = (page: Page, ...keys: string[]) =>
  page.evaluate((pressed) => {
    for (const key of pressed) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }
  }, keys);

test("keys pressed in quick succession all count while pictures move", async () => {
  const { page } = await openGallery("", { reducedMotion: "no-preference" });
  await picture(page, 0).click();
  await inLightbox(page);
  await pressAtOnce(page, "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft");
  await shows(page, 2);
  await pressAtOnce(page, "ArrowRight", "Escape");
  await closed(page);
});

test("keys pressed while the lightbox is loading count", async () => {
  const { page } = await openGallery();
  const scripts = gate();
  await holdBack(page, "**/*.js", scripts.opened);
  await picture(page, 0).click();
  await page.keyboard.press("Escape");
  await page.waitForURL(({ hash }) => hash === "");
  await picture(page, 0).click();
  await page.keyboard.press("ArrowLeft");
  await expectSoon(() => lightbox(page).count(), 0);
  scripts.open();
  await shows(page, 2);
});

test("the large picture can be zoomed, on a phone too", async () => {
  const { page } = await openGallery("#fair-1", { ...PHONE, hasTouch: true });
  await shows(page, 0);
  const image = lightbox(page).getByRole("img", { name: PICTURES[0].alt });
  const widthOf = async () => (await image.boundingBox())?.width ?? Number.NaN;
  const before = await widthOf();
  await inside(page, "Nearer").click();
  await expectSoon(async () => (await widthOf()) > before * 1.2, true);
  await inside(page, "Farther").click();
  await expectSoon(async () => (await widthOf()) < before * 1.1, true);
});
