import type { CDPSession, Page } from "playwright-core";

const sessions = new WeakMap<Page, Promise<CDPSession>>();

/** The protocol's session of a page, one for all who need it. */
export function sessionOf(page: Page): Promise<CDPSession> {
  const known = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, known);
  return known;
}

/**
 * Has the browser draw a frame now, and returns when it is drawn. It works without scripts in the page, and where
 * waiting for a frame would not do: a page that nobody looks at may never be drawn on a busy machine.
 */
export async function drawFrame(page: Page): Promise<void> {
  const session = await sessionOf(page);
  const clip = { x: 0, y: 0, width: 1, height: 1, scale: 1 };
  await session.send("Page.captureScreenshot", { format: "jpeg", clip });
}

/** Runs in a page of another engine; it waits for what `painted` has drawn. */
export async function paint(): Promise<void> {
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  for (const animation of document.getAnimations()) {
    if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
  }
  await new Promise((resolve) => requestAnimationFrame(resolve));
}

/** Draws a change of width or style and ends transitions. */
export async function painted(page: Page): Promise<void> {
  await drawFrame(page);
  await endAnimations(page);
}

/** Ends the transitions of a page: with reduced motion they are short, not absent. */
export async function endAnimations(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY) animation.finish();
    }
  });
}
