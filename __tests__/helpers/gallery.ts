import type { Page } from "playwright-core";
import type { FixedSite, Visit, Visited } from "../fixed-site/fixed-site";
import { until } from "./until";

/** The fixed site's pictures in their order: fragment of the address, title, and text in the picture's place. */
export const PICTURES = [
  { hash: "#fair-1", title: "The long table", alt: "Hands reach for bread over a white cloth" },
  { hash: "#fair-2", title: "The first lantern", alt: "A child holds a paper lantern with both hands" },
  { hash: "#winter-1", title: "Snow", alt: "Footprints lead to a red door" },
] as const;
type Index = 0 | 1 | 2;

export const openGallery = (site: FixedSite, hash = "", visit: Visit = {}): Promise<Visited> =>
  site.open(`/gallery/images${hash}`, { reducedMotion: "reduce", ...visit });

/** Links have no role while the page behind the lightbox is inert. */
export const picture = (page: Page, index: Index) =>
  page.getByRole("link", { name: PICTURES[index].title, includeHidden: true });
export const lightbox = (page: Page) => page.getByRole("dialog", { name: "Large picture" });
export const hashOf = (page: Page) => new URL(page.url()).hash;

/** Waits until the lightbox shows a picture, and the address names it. */
export async function shows(page: Page, index: Index): Promise<void> {
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
export async function closed(page: Page): Promise<void> {
  await lightbox(page).waitFor({ state: "detached" });
  await page.waitForURL(({ pathname, hash }) => pathname === "/gallery/images" && hash === "");
}
