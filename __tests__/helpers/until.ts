import type { Page } from "playwright-core";

/** How often, in ms, a page is asked. By time, not by frames: a page that is not painted has none. */
const POLLING = 50;

export async function until<Argument>(
  page: Page,
  what: string,
  holds: (argument: Argument) => unknown,
  argument?: Argument,
): Promise<void> {
  try {
    // Playwright's types do not know that the argument may be left out.
    await page.waitForFunction(holds as (argument: unknown) => unknown, argument, { polling: POLLING });
  } catch (error) {
    throw new Error(`waited for ${what} at ${page.url()}: ${error instanceof Error ? error.message : error}`);
  }
}
