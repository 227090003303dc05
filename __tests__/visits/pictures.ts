import type { Page } from "playwright-core";

/** How much larger than its file a picture may be shown: browsers choose the nearest file, not the next larger. */
export const STRETCH = 1.1;

/** Faults of the page's pictures as they are shown now: markup, a broken file, a file smaller than its place. */
export function pictureFaults(page: Page): Promise<string[]> {
  return page.evaluate(async (stretch) => {
    const isDrawing = (address: string) => /\.svg(\?|$)|^data:image\/svg/.test(address);
    const widthsOf = (srcSet: string | null) =>
      (srcSet ?? "").split(",").map((candidate) => {
        const [address = "", width = ""] = candidate.trim().split(/\s+/);
        return {
          address: address && new URL(address, document.baseURI).href,
          width: Number.parseInt(width, 10),
        };
      });
    const found: string[] = [];
    for (const image of document.images) {
      const name = image.getAttribute("src") ?? "";
      const { width, height } = image.getBoundingClientRect();
      const isShown = width > 0 && image.currentSrc !== "";
      if (!image.hasAttribute("alt")) found.push(`${name}: no alt`);
      if (isShown && image.complete && image.naturalWidth === 0) found.push(`${name}: cannot be shown`);
      if (isDrawing(name)) continue;
      if (image.parentElement?.localName !== "picture") found.push(`${name}: not in <picture>`);
      for (const attribute of ["sizes", "srcset", "width", "height"]) {
        if (!image.hasAttribute(attribute)) found.push(`${name}: no ${attribute}`);
      }
      if (!isShown) continue;
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode().catch(() => found.push(`${image.currentSrc}: cannot be shown`));
      const needed =
        Math.max(width / file.naturalWidth, height / file.naturalHeight) * window.devicePixelRatio;
      const sets = [...(image.parentElement?.querySelectorAll("source") ?? []), image].map((one) =>
        widthsOf(one.getAttribute("srcset")),
      );
      const set = sets.find((widths) => widths.some(({ address }) => address === image.currentSrc)) ?? [];
      const isLargest = set.every(({ width: other }) => other <= file.naturalWidth);
      if (needed > stretch && !isLargest) {
        found.push(
          `${image.currentSrc}: ${file.naturalWidth}x${file.naturalHeight} shown ${needed.toFixed(2)} times as large, ${Math.round(width)}x${Math.round(height)}, sizes ${image.sizes}`,
        );
      }
    }
    return found;
  }, STRETCH);
}
