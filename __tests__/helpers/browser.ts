import { type Browser, chromium } from "playwright-core";
import { chromiumPath } from "./chromium-path";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  // On a busy machine the GPU process may be slow to answer; it must not be killed as hung.
  "--disable-gpu-watchdog",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Resolves no other host. Intercepting requests instead would pass each through the test and disable the cache.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
];

export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: chromiumPath(), args: [...FLAGS, ...flags] });
}
