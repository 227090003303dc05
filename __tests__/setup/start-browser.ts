import { launchBrowserServer } from "../helpers/browser";
import { SHARED_BROWSER, SHARED_SITE } from "../helpers/shared-site";
import { startSite } from "../helpers/site";
import { running } from "./running";

/** Starts one host and one Chromium for all browser tests; workers inherit their addresses. */
export default async function startBrowser(): Promise<void> {
  // The limit is per visitor; all files together are one visitor.
  running.site = await startSite({ RATE_LIMIT: "100000" });
  process.env[SHARED_SITE] = running.site.url;
  try {
    running.browser = await launchBrowserServer();
  } catch (error) {
    // Jest runs no teardown after a failed setup.
    await running.site.stop();
    throw error;
  }
  process.env[SHARED_BROWSER] = running.browser.wsEndpoint();
}
