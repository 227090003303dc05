import type { Browser, BrowserContextOptions, Page } from "playwright-core";

/** A page of the site and its errors. */
export interface OpenedPage {
  readonly page: Page;
  /** Console errors, uncaught errors, and failed or refused requests to the site itself. */
  readonly complaints: string[];
  close(): Promise<void>;
}

/** What Chromium writes about a request that the browser's flags or a test refuse. */
const REFUSED = /ERR_(?:NAME_NOT_RESOLVED|BLOCKED_BY_CLIENT)/;

/**
 * Opens a page in a context of its own. The browser knows no other host (`browser.ts`), as on a network that blocks
 * them; console errors about these do not count.
 */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions = {},
): Promise<OpenedPage> {
  const { origin } = new URL(url);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, ...options });
  const isOwn = (address: string) =>
    address.startsWith(origin) || address.startsWith("data:") || address.startsWith("blob:");
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(`error: ${error.message}`));
  page.on("console", (message) => {
    if (message.type() === "error" && !REFUSED.test(message.text())) {
      complaints.push(`console: ${message.text()} (${message.location().url})`);
    }
  });
  page.on("requestfailed", (request) => {
    if (isOwn(request.url()) && request.failure()?.errorText !== "net::ERR_ABORTED") {
      complaints.push(`failed: ${request.url()} ${request.failure()?.errorText}`);
    }
  });
  page.on("response", (response) => {
    if (isOwn(response.url()) && response.status() >= 400 && response.url() !== url) {
      complaints.push(`status ${response.status()}: ${response.url()}`);
    }
  });
  await page.goto(url, { waitUntil: "load" });
  return { page, complaints, close: () => context.close() };
}
