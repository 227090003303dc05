import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { chromiumPath } from "./chromium-path";

/** Runs a command with its output shown. */
function run(command: string, ...args: string[]): void {
  console.log(`> ${command} ${args.join(" ")}`);
  execFileSync(command, args, { stdio: "inherit" });
}

/**
 * Installs Chromium if there is none: Debian's package for root on Debian, else Playwright's own build.
 * The tests call it first, so that a fresh machine needs no manual setup.
 */
function ensureChromium(): void {
  const found = chromiumPath();
  if (found) {
    if (!existsSync(found)) throw new Error(`CHROMIUM_PATH is ${found}, but there is no such file`);
    console.log(`Chromium: ${found}`);
    return;
  }
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    run("apt-get", "update");
    run("apt-get", "install", "--yes", "--no-install-recommends", "chromium");
  } else {
    const { resolve } = createRequire(__filename);
    run(process.execPath, resolve("playwright-core/cli.js"), "install", "chromium");
  }
  const installed = chromiumPath();
  if (!installed) throw new Error("Chromium could not be installed; set CHROMIUM_PATH to one");
  console.log(`Chromium: ${installed}`);
}

ensureChromium();
