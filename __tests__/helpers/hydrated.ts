import type { Page } from "playwright-core";

/** Whether React has taken the page over: it leaves its mark on every element that it did. */
export function isHydrated(): boolean {
  const heading = document.querySelector("h1");
  return heading !== null && Object.keys(heading).some((key) => key.startsWith("__reactProps"));
}

/** Waits until React has done what it had put off: it does so in messages, which come in order. */
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

/** Waits until React has taken the page over and its effects have run. */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await settled(page);
}
