import { type Browser, chromium } from "playwright-core";
import { chromiumPath } from "./chromium-path";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  // On a busy machine the process that draws may be slow to answer; it must not be ended as if it hung.
  "--disable-gpu-watchdog",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // No other host exists. Refusing requests one by one would take each through the test and switch the cache off.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...FLAGS, ...flags] });
}
