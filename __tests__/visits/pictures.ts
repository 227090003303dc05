import type { Page } from "playwright-core";

/** How long, in ms, one picture may take to come. */
const LIMIT = 20_000;

/** A drawing may have no size of its own. */
const SMALL = { resizeWidth: 8, resizeHeight: 8 };

/** Pictures of the page, as they are shown now, whose files do not come or are broken. */
export function pictureFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    async ([limit, size]) => {
      const found: string[] = [];
      for (const image of document.images) {
        // What is folded away has a box, and does not come.
        if (!image.checkVisibility() || image.getBoundingClientRect().width === 0 || image.currentSrc === "")
          continue;
        const file = new Image();
        file.src = image.currentSrc;
        const end = Date.now() + limit;
        while (!file.complete && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, 5));
        if (!file.complete) found.push(`${image.currentSrc}: does not come`);
        else
          await createImageBitmap(file, size).catch(() => found.push(`${image.currentSrc}: cannot be shown`));
      }
      return found;
    },
    [LIMIT, SMALL] as const,
  );
}
