import type { Page } from "playwright-core";
import { until } from "./until";

/**
 * Whether React has hydrated the page, where each element is marked in turn and the page signals the end; and whether
 * its later parts are laid out.
 */
export function isHydrated(): boolean {
  const heading = document.querySelector("h1");
  const { hydrated, unlaid } = document.documentElement.dataset;
  return (
    hydrated !== undefined &&
    unlaid === undefined &&
    heading !== null &&
    Object.keys(heading).some((key) => key.startsWith("__reactProps"))
  );
}

/** Waits for React's deferred work, which it schedules by messages that arrive in order. */
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

/** Whether React has rendered the page of the current address; Gatsby changes the address earlier. */
function isDrawn(): boolean {
  const router = document.getElementById("gatsby-focus-wrapper");
  const key = Object.keys(router ?? {}).find((name) => name.startsWith("__reactProps"));
  const drawn: { children?: { props?: { location?: Location } } } = router && key && Reflect.get(router, key);
  return drawn?.children?.props?.location?.pathname === window.location.pathname;
}

/**
 * Waits for an address until its page is rendered and its effects have run. Use it after each navigation within the
 * site, before anything is read once or typed.
 */
export async function arrived(page: Page, address: Parameters<Page["waitForURL"]>[0]): Promise<void> {
  await page.waitForURL(address);
  await until(page, "the page of the address", isDrawn);
  await hydrated(page);
}

/** Goes to another page as from the address bar; what is pressed before hydration may move away from the pointer. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrated(page);
}

export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}

/** Moves the pointer as a visitor's first input; a pointer that stays in place does not count. */
export async function movePointer(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
}
