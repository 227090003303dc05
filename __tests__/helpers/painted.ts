import type { Page } from "playwright-core";

/** Runs in a page; `painted` says what it waits for. */
export async function paint(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/**
 * Waits until a change of width or style is painted and transitions have ended: with reduced motion they are short,
 * not absent.
 */
export function painted(page: Page): Promise<void> {
  return page.evaluate(paint);
}
