import type { Locator, Page } from "playwright-core";
import { isHydrated, settled } from "./hydrated";

export async function pass(page: Page, ms: number): Promise<void> {
  await page.clock.runFor(ms);
  await settled(page);
}

/** Advances time until an element is visible: its code loads in real time, but React may show it by a timer. */
export async function advanceUntilVisible(page: Page, element: Locator): Promise<void> {
  while (!(await element.isVisible())) await pass(page, 10);
}

export async function hydratedByAdvancing(page: Page): Promise<void> {
  while (!(await page.evaluate(isHydrated))) await pass(page, 1);
  await settled(page);
}
