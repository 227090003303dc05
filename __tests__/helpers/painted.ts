import type { Page } from "playwright-core";

/**
 * Waits until a change of width or style is painted and transitions have ended: with reduced motion they are short,
 * not absent.
 */
export function painted(page: Page): Promise<void> {
  return page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
    await new Promise((resolve) => requestAnimationFrame(resolve));
  });
}
