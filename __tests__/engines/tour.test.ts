import { inEveryEngine } from "../helpers/engines/engine-site";
import { cutOff, overlapping, stickingOut } from "../helpers/layout-faults";
import { ROUTES } from "../helpers/site-content";

const PHONES = [390, 320] as const;

const FAMILIES = ["Bricolage Condensed", "Figtree"];

/** Families that have not come, and pictures in view that show nothing. */
async function unseen(families: readonly string[]): Promise<string[]> {
  // The first layout asks for the fonts; before it nothing is on its way, and all counts as ready.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await document.fonts.ready;
  // A check alone is also content with a family that no style names.
  const missing = families.filter(
    (family) =>
      !document.fonts.check(`1em "${family}"`) ||
      ![...document.fonts].some((font) => font.family.includes(family) && font.status === "loaded"),
  );
  const inView = [...document.images].filter((image) => {
    const { top, bottom, left, right, width } = image.getBoundingClientRect();
    return (
      image.checkVisibility() &&
      width > 0 &&
      bottom > 0 &&
      top < innerHeight &&
      right > 0 &&
      left < innerWidth
    );
  });
  for (const image of inView) {
    const isDecoded = await image.decode().then(
      () => image.naturalWidth > 0,
      () => false,
    );
    if (!isDecoded) missing.push(image.currentSrc || image.src);
  }
  return missing;
}

/** Lets what is folded be measured too: WebKit lays out what is hidden only some time after a change of width. */
function unfold(): void {
  for (const details of document.querySelectorAll("details")) details.open = true;
}

inEveryEngine((test) => {
  for (const route of ROUTES) {
    test(`${route} opens on a phone in its fonts, with its pictures, and all of it fits`, async (page) => {
      await page.resize(PHONES[0]);
      await page.open(route);
      expect(await page.run(unseen, FAMILIES)).toEqual([]);
      await page.run(unfold);
      for (const width of PHONES) {
        await page.resize(width);
        const wide = await page.run(() => document.documentElement.scrollWidth > window.innerWidth);
        const faults = [
          await page.run(stickingOut),
          await page.run(cutOff),
          await page.run(overlapping),
        ].flat();
        expect({ width, wide, faults }).toEqual({ width, wide: false, faults: [] });
      }
    });
  }
});
