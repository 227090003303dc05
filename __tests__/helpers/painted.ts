import type { CDPSession, Page } from "playwright-core";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

export function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/** Timeout in ms for two frames: on a busy machine a background page may never paint. */
const FRAME_LIMIT = 1000;

/** Waits for two frames, or until the timeout. */
export async function drawFrame(page: Page): Promise<void> {
  await page.evaluate(
    (limit) =>
      new Promise<void>((resolve) => {
        setTimeout(resolve, limit);
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
      }),
    FRAME_LIMIT,
  );
}

/** Finishes the animations of a page, except endless ones. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}
