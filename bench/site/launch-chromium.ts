import { type Browser, chromium } from "playwright-core";
import { chromiumPath } from "../../__tests__/helpers/chromium-path";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Other hosts do not exist: what they would answer, and when, is not the site's.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
];

/**
 * Starts Chromium.
 * @param port where others may steer it
 */
export function launchChromium(port?: number): Promise<Browser> {
  const args = port === undefined ? FLAGS : [...FLAGS, `--remote-debugging-port=${port}`];
  return chromium.launch({ executablePath: chromiumPath(), args });
}
