import type { Page, Route } from "playwright-core";
import { fixedSite, type Visit, type Visited } from "../fixed-site/fixed-site";
import { until } from "../helpers/until";

const site = fixedSite();
/** The fixed site's pictures in their order: fragment of the address, title, and text in the picture's place. */
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

/** Waits until the lightbox shows a picture, and the address names it. */
async function shows(page: Page, index: Index): Promise<void> {
  const { alt, hash } = PICTURES[index];
  await page.waitForURL(`**${hash}`);
  await until(
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

/** Waits until the lightbox is gone, and the address is the gallery's own. */
async function closed(page: Page): Promise<void> {
  await lightbox(page).waitFor({ state: "detached" });
  await page.waitForURL(({ pathname, hash }) => pathname === "/gallery/images" && hash === "");
}
const inLightbox = (page: Page) =>
  until(page, "the focus in the lightbox", () => document.activeElement?.closest("[role=dialog]"));
const inDialog = (name: string) => ({ name, exact: true }) as const;

test("a pressed picture opens large, with its caption and place", async () => {
  const { page } = await openGallery();
  await picture(page, 1).click();
  await shows(page, 1);
  expect(await lightbox(page).getAttribute("aria-modal")).toBe("true");
  const text = await lightbox(page).textContent();
  expect(text).toContain("The first lantern");
  expect(text).toContain("Drawn scene; photographs follow");
  expect(text).toMatch(/2\s*\/\s*3/);
});

test("arrow keys and buttons go through all pictures, and one Back returns to the gallery", async () => {
  const { page } = await openGallery();
  await picture(page, 0).click();
  await shows(page, 0);
  await page.keyboard.press("ArrowRight");
  await shows(page, 1);
  await page.keyboard.press("ArrowLeft");
  await shows(page, 0);
  await lightbox(page).getByRole("button", inDialog("Previous picture")).click();
  await shows(page, 2);
  await lightbox(page).getByRole("button", inDialog("Next picture")).click();
  await shows(page, 0);
  await page.goBack();
  await closed(page);
});

test.each(["Escape", "the button", "Back"])(
  "%s closes it: the focus is back on the picture, nothing has scrolled, and it opens again",
  async (by) => {
    const { page } = await openGallery();
    await picture(page, 2).focus();
    const place = await page.evaluate(() => window.scrollY);
    for (let time = 0; time < 2; time += 1) {
      await page.keyboard.press("Enter");
      await shows(page, 2);
      if (by === "Escape") await page.keyboard.press("Escape");
      else if (by === "Back") await page.goBack();
      else await lightbox(page).getByRole("button", inDialog("Close")).click();
      await closed(page);
      await picture(page, 2).and(page.locator(":focus")).waitFor();
      expect(await page.evaluate(() => window.scrollY)).toBe(place);
    }
  },
);

test("the focus stays in it, and the page behind is inert until it is closed", async () => {
  const { page } = await openGallery();
  await picture(page, 0).click();
  await shows(page, 0);
  for (const key of ["Tab", "Tab", "Tab", "Tab", "Tab", "Shift+Tab", "Shift+Tab"]) {
    await page.keyboard.press(key);
    const isOutside = await page.evaluate(
      () => document.activeElement !== document.body && !document.activeElement?.closest("[role=dialog]"),
    );
    expect(isOutside).toBe(false);
  }
  expect(await page.getByRole("main").count()).toBe(0);
  await page.keyboard.press("Escape");
  await closed(page);
  expect(await page.locator("[inert]").count()).toBe(0);
});

test("an address with a picture's fragment opens it; closed, it leaves the focus on the picture", async () => {
  const { page } = await openGallery("#winter-1");
  await shows(page, 2);
  await page.keyboard.press("Escape");
  await closed(page);
  await picture(page, 2).and(page.locator(":focus")).waitFor();
});

test("a large picture that fails can be passed over", async () => {
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

test("without scripts a picture leads to its large file", async () => {
  const { page } = await openGallery("", { javaScriptEnabled: false });
  await picture(page, 0).click();
  await page.waitForURL(/\.(png|jpe?g|webp)$/);
});

/** Presses keys in one task, as when the page is too busy to handle each. */
const pressAtOnce = (page: Page, ...keys: string[]) =>
  page.evaluate((pressed) => {
    for (const key of pressed) {
      const target = document.activeElement ?? document.body;
      target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
    }
  }, keys);

test.each(["reduce", "no-preference"] as const)(
  "keys pressed at once all count, with reduced motion: %s",
  async (reducedMotion) => {
    const { page } = await openGallery("", { reducedMotion });
    await picture(page, 0).click();
    await inLightbox(page);
    await pressAtOnce(page, "ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft");
    await shows(page, 2);
    await pressAtOnce(page, "ArrowRight", "Escape");
    await closed(page);
  },
);

test("keys pressed while its code is on its way count", async () => {
  const { page } = await openGallery();
  const held: Route[] = [];
  let isHeld = true;
  await page.route("**/*.js", (route) => (isHeld ? held.push(route) : route.continue()));
  await picture(page, 0).click();
  await page.keyboard.press("Escape");
  await page.waitForURL(({ hash }) => hash === "");
  await picture(page, 0).click();
  await page.keyboard.press("ArrowLeft");
  expect(await lightbox(page).count()).toBe(0);
  isHeld = false;
  for (const route of held) await route.continue();
  await shows(page, 2);
});
