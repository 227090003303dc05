import type { BrowserContextOptions, Page } from "playwright-core";
import { hydrated } from "../helpers/hydrated";
import { openPage } from "../helpers/open-page";
import { sharedSite } from "../helpers/shared-site";
import { galleryGroups, words } from "../helpers/site-content";

const site = sharedSite();

/** Four consecutive pictures by their URL fragments; an editor may spread them over groups. */
const FRAGMENTS = galleryGroups.flatMap(({ slug, items }) => items.map((_, index) => `${slug}-${index + 1}`));
const [, , THIRD = ""] = FRAGMENTS;

async function openGallery(hash = "", options: BrowserContextOptions = {}) {
  const opened = await openPage(site.browser, `${site.url}/gallery/images${hash}`, {
    reducedMotion: "reduce",
    ...options,
  });
  await hydrated(opened.page);
  return opened;
}

/** Not by role: links have none while the lightbox is open. */
const pictures = (page: Page) => page.locator("[data-gallery-group] a");
const lightbox = (page: Page) => page.getByRole("dialog");
const shown = (page: Page) => lightbox(page).locator(".yarl__slide_current");
const gone = (page: Page) => lightbox(page).waitFor({ state: "detached" });
const hashOf = (page: Page) => new URL(page.url()).hash;
const hasFocus = (element: Element) => element === document.activeElement;

/** Waits until the lightbox shows the picture of a thumbnail. */
async function showsPicture(page: Page, index: number): Promise<void> {
  const alt = await pictures(page).nth(index).locator("img").getAttribute("alt");
  await shown(page)
    .getByRole("img", { name: alt ?? "", exact: true })
    .waitFor();
  await page.waitForURL(`**#${FRAGMENTS[index]}`);
}

test.each(["a click", "Enter"])(
  "a picture opens in the lightbox by %s, with caption and counter",
  async (by) => {
    const { page, complaints, close } = await openGallery();
    const picture = pictures(page).nth(1);
    if (by === "Enter") {
      await picture.focus();
      await page.keyboard.press("Enter");
    } else await picture.click();
    await lightbox(page).waitFor();
    expect(await lightbox(page).getAttribute("aria-modal")).toBe("true");
    expect(await lightbox(page).getAttribute("aria-label")).toBeTruthy();
    await showsPicture(page, 1);
    const caption = (await picture.textContent()) ?? "";
    expect(caption).not.toBe("");
    expect(await shown(page).textContent()).toContain(caption);
    expect((await lightbox(page).locator(".yarl__counter").textContent())?.replace(/\s/g, "")).toBe(
      `2/${FRAGMENTS.length}`,
    );
    const counter = await lightbox(page).locator(".yarl__counter").boundingBox();
    const title = await shown(page).locator(".yarl__slide_title").boundingBox();
    // The counter stands above the title and touches none of it.
    expect((counter?.y ?? 0) + (counter?.height ?? 0)).toBeLessThanOrEqual(title?.y ?? 0);
    expect(complaints).toEqual([]);
    await close();
  },
);

test("the arrow keys and the buttons go to the next picture and back, without new entries in the history", async () => {
  const { page, close } = await openGallery();
  await pictures(page).first().click();
  await showsPicture(page, 0);
  await page.keyboard.press("ArrowRight");
  await showsPicture(page, 1);
  await page.keyboard.press("ArrowRight");
  await showsPicture(page, 2);
  await page.keyboard.press("ArrowLeft");
  await showsPicture(page, 1);
  await lightbox(page).getByRole("button", { name: words.gallery.next, exact: true }).click();
  await showsPicture(page, 2);
  await lightbox(page).getByRole("button", { name: words.gallery.previous, exact: true }).click();
  await showsPicture(page, 1);
  await page.goBack();
  await gone(page);
  expect(hashOf(page)).toBe("");
  await close();
});

test.each(["Escape", "the button", "Back"])(
  "%s closes it and restores the focus; nothing scrolls, and it opens again",
  async (by) => {
    const { page, close } = await openGallery();
    const picture = pictures(page).last();
    await picture.focus();
    const place = await page.evaluate(() => window.scrollY);
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press("Enter");
      await showsPicture(page, FRAGMENTS.length - 1);
      if (by === "Escape") await page.keyboard.press("Escape");
      else if (by === "Back") await page.goBack();
      else await lightbox(page).getByRole("button", { name: words.gallery.close, exact: true }).click();
      await gone(page);
      expect(new URL(page.url()).pathname).toBe("/gallery/images");
      expect(hashOf(page)).toBe("");
      expect(await picture.evaluate(hasFocus)).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
    }
    await close();
  },
);

test("the focus stays in it, and the page behind cannot be reached", async () => {
  const { page, close } = await openGallery();
  await pictures(page).first().click();
  await showsPicture(page, 0);
  for (let step = 0; step < 12; step += 1) {
    await page.keyboard.press(step < 8 ? "Tab" : "Shift+Tab");
    const place = await page.evaluate(() => {
      const active = document.activeElement;
      return active === document.body || active?.closest("[role=dialog]") !== null;
    });
    expect(place).toBe(true);
  }
  expect(await page.locator("main").evaluate((main) => main.closest("[inert]") !== null)).toBe(true);
  await page.keyboard.press("Escape");
  await gone(page);
  expect(await page.locator("[inert]").count()).toBe(0);
  await close();
});

test("an address with a picture's fragment opens it; closing leads to the gallery, with the focus on the picture", async () => {
  const { page, complaints, close } = await openGallery(`#${THIRD}`);
  await showsPicture(page, 2);
  await page.keyboard.press("Escape");
  await gone(page);
  expect(page.url()).toBe(`${site.url}/gallery/images`);
  expect(await pictures(page).nth(2).evaluate(hasFocus)).toBe(true);
  expect(complaints).toEqual([]);
  await close();
});

test.each(["#no-such-picture", `#group-${galleryGroups[0]?.slug}`, `#${galleryGroups[0]?.slug}-99`])(
  "the fragment %s opens nothing",
  async (hash) => {
    const { page, complaints, close } = await openGallery(hash);
    expect(await lightbox(page).count()).toBe(0);
    await pictures(page).first().click();
    await showsPicture(page, 0);
    expect(complaints).toEqual([]);
    await close();
  },
);

test("its code is fetched only when it is opened", async () => {
  const { page, close } = await openGallery();
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  await pictures(page).first().click();
  await showsPicture(page, 0);
  expect(asked.some((address) => address.endsWith(".js"))).toBe(true);
  await close();
});

test("without JavaScript every picture leads to its large file", async () => {
  const { page, close } = await openPage(site.browser, `${site.url}/gallery/images`, {
    javaScriptEnabled: false,
  });
  expect(await page.locator("[data-gallery-group] h2").allTextContents()).toEqual(
    galleryGroups.map(({ title }) => title),
  );
  const links = await page
    .locator("[data-gallery-group] a")
    .evaluateAll((all) => all.map((link) => (link instanceof HTMLAnchorElement ? link.href : "")));
  expect(links).toHaveLength(FRAGMENTS.length);
  for (const link of links) {
    const { status, headers } = await fetch(link, { method: "HEAD" });
    expect({ link, status, type: headers.get("content-type")?.split("/")[0] }).toEqual({
      link,
      status: 200,
      type: "image",
    });
  }
  await pictures(page).first().click();
  await page.waitForURL(/\.(png|jpe?g|webp)$/);
  expect(
    await page.locator("img").evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBeGreaterThanOrEqual(1200);
  await close();
});

test.each([390, 768, 1280])("at %i px no picture of the gallery is cut wider than 16:9", async (width) => {
  const { page, close } = await openGallery("", { viewport: { width, height: 900 } });
  const shapes = await pictures(page)
    .locator("img")
    .evaluateAll((images) =>
      images.map((image) => {
        const { width, height } = image.getBoundingClientRect();
        return width / height;
      }),
    );
  expect(shapes).toHaveLength(FRAGMENTS.length);
  expect(shapes.filter((shape) => shape > 1.79)).toEqual([]);
  await close();
});

test("a cut picture keeps the part that its record names", async () => {
  const { page, close } = await openGallery();
  const kept = await pictures(page)
    .locator("img")
    .evaluateAll((images) => images.map((image) => getComputedStyle(image).objectPosition));
  const named = galleryGroups.flatMap(({ items }) => items.map(({ keep = 50 }) => `50% ${keep}%`));
  expect(kept).toEqual(named);
  await close();
});

describe("on a phone", () => {
  const PHONE = { viewport: { width: 390, height: 844 } };

  test("the picture is as wide as the window; caption, counter and arrows stand below it", async () => {
    const { page, close } = await openGallery("", PHONE);
    await pictures(page).first().click();
    await showsPicture(page, 0);
    const picture = await shown(page).locator("img").boundingBox();
    if (!picture) throw new Error("no picture is shown");
    expect(picture.x).toBeCloseTo(0, 0);
    expect(picture.width).toBeCloseTo(PHONE.viewport.width, 0);
    const caption = (await shown(page).locator(".yarl__slide_title").boundingBox()) ?? { y: 0, height: 0 };
    expect(caption.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    for (const part of [
      lightbox(page).locator(".yarl__counter"),
      lightbox(page).getByRole("button", { name: words.gallery.next, exact: true }),
      lightbox(page).getByRole("button", { name: words.gallery.previous, exact: true }),
    ]) {
      const { y = 0, height = 0 } = (await part.boundingBox()) ?? {};
      expect(y).toBeGreaterThanOrEqual(caption.y + caption.height);
      expect(y + height).toBeLessThanOrEqual(PHONE.viewport.height);
    }
    await close();
  });

  test("a swipe goes to the next picture", async () => {
    const { page, close } = await openGallery("", PHONE);
    await pictures(page).first().click();
    await showsPicture(page, 0);
    await page.mouse.move(300, 400);
    await page.mouse.down();
    for (const x of [180, 60]) await page.mouse.move(x, 402, { steps: 6 });
    await page.mouse.up();
    await showsPicture(page, 1);
    await close();
  });
});
