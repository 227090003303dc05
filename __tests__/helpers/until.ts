import type { Page } from "playwright-core";

/** Polling interval in ms. By time, as a page that is not painted has no frames. */
const POLLING = 50;

export async function until<Argument>(
  page: Page,
  what: string,
  holds: (argument: Argument) => unknown,
  argument?: Argument,
): Promise<void> {
  try {
    // Playwright's types do not allow leaving out the argument.
    await page.waitForFunction(holds as (argument: unknown) => unknown, argument, { polling: POLLING });
  } catch (error) {
    throw new Error(`waited for ${what} at ${page.url()}: ${error instanceof Error ? error.message : error}`);
  }
}
