import { inEveryEngine } from "../helpers/engines/engine-site";
import { galleryGroups, words } from "../helpers/site-content";

const FRAGMENTS = galleryGroups.flatMap(({ slug, items }) => items.map((_, index) => `${slug}-${index + 1}`));
const at = (index: number) => `/gallery/images#${FRAGMENTS[index % FRAGMENTS.length]}`;

/** Whether the lightbox shows the large picture of a thumbnail. */
function shows(index: number): boolean {
  const thumbnail = document.querySelectorAll("[data-gallery-group] a")[index]?.querySelector("img");
  const large = document.querySelector("[role=dialog] .yarl__slide_current img");
  return (
    thumbnail?.alt !== undefined &&
    large instanceof HTMLImageElement &&
    large.alt === thumbnail.alt &&
    large.complete &&
    large.naturalWidth > 0
  );
}

inEveryEngine((test) => {
  test("a picture opens, the next one comes by button and key, and Escape gives the focus back", async (page) => {
    await page.resize(390);
    await page.open("/gallery/images");
    await page.click({ css: "[data-gallery-group] a" });
    await page.at(at(0));
    await page.until("the first picture is shown", shows, 0);
    await page.click({ css: "[role=dialog] button", text: words.gallery.next });
    await page.at(at(1));
    await page.until("the second picture is shown", shows, 1 % FRAGMENTS.length);
    await page.press("ArrowRight");
    await page.at(at(2));
    await page.press("Escape");
    await page.gone("[role=dialog]");
    await page.at("/gallery/images");
    await page.focused("[data-gallery-group] a");
  });
});
