import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { chromiumPath, HEADLESS_SHELL } from "./chromium-path";

/** Runs a command with its output shown. */
function run(command: string, ...args: string[]): void {
  console.log(`> ${command} ${args.join(" ")}`);
  execFileSync(command, args, { stdio: "inherit" });
}

/** Whether Debian's packages can be installed. */
const isDebian = () => process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/** Installs Debian's package; a machine without its network may have another Chromium. */
function installShell(): void {
  try {
    run("apt-get", "update");
    run("apt-get", "install", "--yes", "--no-install-recommends", "chromium-headless-shell");
  } catch (error) {
    if (!chromiumPath()) throw error;
  }
}

/**
 * Installs Chromium if there is none: Debian's package for root on Debian, else Playwright's own build.
 * The tests call it first, so that a fresh machine needs no manual setup.
 * @throws Error when there is none then, or `CHROMIUM_PATH` names none
 */
function ensureChromium(): void {
  if (!process.env.CHROMIUM_PATH && isDebian() && !existsSync(HEADLESS_SHELL)) installShell();
  else if (!chromiumPath()) {
    const { resolve } = createRequire(__filename);
    run(process.execPath, resolve("playwright-core/cli.js"), "install", "chromium");
  }
  const found = chromiumPath();
  if (!found || !existsSync(found))
    throw new Error(`there is no Chromium at ${found}; set CHROMIUM_PATH to one`);
  console.log(`Chromium: ${found}`);
}

ensureChromium();
