import type { Page } from "playwright-core";
import { until } from "./until";

/** Whether React has hydrated the page: it marks each element on its way, and the page tells of the end. */
export function isHydrated(): boolean {
  const heading = document.querySelector("h1");
  return (
    document.documentElement.dataset.hydrated !== undefined &&
    heading !== null &&
    Object.keys(heading).some((key) => key.startsWith("__reactProps"))
  );
}

/** Waits for React's deferred work: React schedules it by messages, which arrive in order. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let round = 0; round < 4; round += 1) {
      await new Promise((resolve) => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = resolve;
        port2.postMessage(0);
      });
    }
  });
}

/** Waits until the page is hydrated and effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await until(page, "hydration", isHydrated);
  await settled(page);
}

/** Moves the pointer, as a visitor's first act: a pointer that comes to rest where it was is none. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
}
