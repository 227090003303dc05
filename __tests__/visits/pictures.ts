import type { Page } from "playwright-core";

export function pictureFaults(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const found: string[] = [];
    for (const image of document.images) {
      // Pictures in closed folds have a box but do not load.
      if (!image.checkVisibility() || image.getBoundingClientRect().width === 0 || !image.currentSrc)
        continue;
      const file = new Image();
      file.src = image.currentSrc;
      await file.decode().catch(() => found.push(`${image.currentSrc}: does not come, or cannot be shown`));
    }
    return found;
  });
}
