import type { Browser } from "playwright-core";
import { launchBrowser } from "../../__tests__/helpers/browser";

/** Other hosts do not exist: what they would answer, and when, is not the site's. */
const ALONE = "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1";

/**
 * Starts the tests' Chromium, cut off from other hosts.
 * @param port where others may steer it
 */
export function launchChromium(port?: number): Promise<Browser> {
  return launchBrowser(port === undefined ? [ALONE] : [ALONE, `--remote-debugging-port=${port}`]);
}
