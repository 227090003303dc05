import type { Page } from "playwright-core";

/** Chromium's message for a request that the browser's flags or a test block. */
const REFUSED = /ERR_(?:NAME_NOT_RESOLVED|BLOCKED_BY_CLIENT)/;

/**
 * Collects console errors, uncaught errors, and failed or blocked requests to the site. Other hosts do not resolve
 * (`browser.ts`), as on a network that blocks them; console errors about these are ignored.
 */
export function watchComplaints(page: Page, url: string): readonly string[] {
  const { origin } = new URL(url);
  const isOwn = (address: string) => [origin, "data:", "blob:"].some((start) => address.startsWith(start));
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
  return complaints;
}
