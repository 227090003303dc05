import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromiumPath, HEADLESS_SHELL } from "./chromium-path";
import { fromDebian } from "./debian";

/**
 * Installs Chromium if there is none: Debian's package for root on Debian, else Playwright's own build.
 * The tests call it first, so that a fresh machine needs no manual setup.
 */
function ensureChromium(): void {
  if (!process.env.CHROMIUM_PATH)
    fromDebian(() => (existsSync(HEADLESS_SHELL) ? HEADLESS_SHELL : undefined), "chromium-headless-shell");
  if (!chromiumPath()) {
    const cli = require.resolve("playwright-core/cli.js");
    execFileSync(process.execPath, [cli, "install", "chromium"], { stdio: "inherit" });
  }
  const found = chromiumPath();
  if (!found || !existsSync(found))
    throw new Error(`there is no Chromium at ${found}; set CHROMIUM_PATH to one`);
  console.log(`Chromium: ${found}`);
}

ensureChromium();
