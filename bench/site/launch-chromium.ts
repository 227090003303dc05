import type { Browser } from "playwright-core";
import { launchBrowser } from "../../__tests__/helpers/browser";

/** No other host resolves: their answers and timing are not the site's. */
const ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/** How much slower than this machine's a phone's processor is. */
export const SLOWDOWN = 4;

/**
 * Starts the tests' Chromium, cut off from other hosts.
 * @param port remote debugging port
 */
export function launchChromium(port?: number): Promise<Browser> {
  return launchBrowser(port === undefined ? [ALONE] : [ALONE, `--remote-debugging-port=${port}`]);
}
