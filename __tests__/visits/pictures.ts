import type { Page } from "playwright-core";

/** Faults of the page's pictures as they are shown now: their markup, and files that are broken. */
export function pictureFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const image of document.images) {
      const name = image.currentSrc || image.src;
      const lacks = (attribute: string) => {
        if (!image.hasAttribute(attribute)) found.push(`${name}: no ${attribute}`);
      };
      lacks("alt");
      if (!/\.svg(\?|$)|^data:image\/svg/.test(name)) {
        if (image.parentElement?.localName !== "picture") found.push(`${name}: not in <picture>`);
        for (const attribute of ["sizes", "srcset", "width", "height"]) lacks(attribute);
      }
      if (image.getBoundingClientRect().width === 0 || image.currentSrc === "") continue;
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode().catch(() => found.push(`${name}: cannot be shown`));
    }
    return found;
  });
}
