import type { Page } from "playwright-core";

/**
 * Waits until a change of width or style is on screen, and lets whatever moves or fades reach its end: the wish for
 * less motion makes transitions short, not absent.
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
