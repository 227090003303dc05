import type { CDPSession, Page } from "playwright-core";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

export function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/** How long, in ms, a page may take for two frames. On a busy machine one that nobody looks at may never have them. */
const FRAME_LIMIT = 1000;

/** Waits for two frames, or for as long as a page may take for them. */
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

/** Ends what moves on a page, but not what moves for ever. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}
