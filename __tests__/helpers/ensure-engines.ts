import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { ENGINE_PACKAGES, findFirefox, findWebKit } from "./engines/find-engines";

/** Debian's packages of the engines that are missing. */
const missing = () => {
  const [firefox, ...webkit] = ENGINE_PACKAGES;
  return [...(findFirefox() ? [] : [firefox]), ...(findWebKit() ? [] : webkit)];
};

/** Installs Debian's packages; a machine without its network goes on without them. */
function install(packages: readonly string[]): void {
  console.log(`Installing ${packages.join(" ")}`);
  const options = { stdio: "ignore", env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" } } as const;
  try {
    execFileSync("apt-get", ["-qq", "update"], options);
    execFileSync("apt-get", ["-qq", "install", "--yes", "--no-install-recommends", ...packages], options);
  } catch {
    // What is missing then is said below.
  }
}

/**
 * Installs Firefox and WebKit beside Chromium, when root on Debian. Without them their tests are skipped with a notice
 * on a developer's machine, and fail in continuous integration (`CI`).
 */
function ensureEngines(): void {
  if (missing().length > 0 && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) install(missing());
  if (missing().length === 0) {
    console.log("Firefox and WebKit: installed");
    return;
  }
  const remedy = `the tests in Firefox and WebKit need Debian's packages ${missing().join(" ")}`;
  if (process.env.CI) {
    console.error(`Missing: ${remedy}`);
    process.exitCode = 1;
  } else console.warn(`Skipped: ${remedy}`);
}

ensureEngines();
