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

export async function hydrated(page: Page): Promise<void> {
  await until(page, "hydration", isHydrated);
  await settled(page);
}

/** Whether React has drawn the page of the window's address: Gatsby changes the address before. */
function isDrawn(): boolean {
  const router = document.getElementById("gatsby-focus-wrapper");
  const key = Object.keys(router ?? {}).find((name) => name.startsWith("__reactProps"));
  const drawn: { children?: { props?: { location?: Location } } } = router && key && Reflect.get(router, key);
  return drawn?.children?.props?.location?.pathname === window.location.pathname;
}

/**
 * Waits for an address, and until its page is drawn and effects have run. Use it after each link, form or Back that
 * leads to another page of the site, before anything is read once or written.
 */
export async function arrived(page: Page, address: Parameters<Page["waitForURL"]>[0]): Promise<void> {
  await page.waitForURL(address);
  await until(page, "the page of the address", isDrawn);
  await hydrated(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Moves the pointer, as a visitor's first act: a pointer that comes to rest where it was is none. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
}
