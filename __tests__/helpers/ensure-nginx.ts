import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { findNginx } from "./find-nginx";

/** What to do if nginx is missing and cannot be installed. */
const REMEDY =
  "deploy/nginx.conf is tested with nginx: install it (Debian: apt-get install nginx-light) or name its program in NGINX_PATH";

/** Installs Debian's package without starting the service; ignores errors. */
function install(): void {
  const options = { stdio: "ignore", env: { ...process.env, RUNLEVEL: "1" } } as const;
  try {
    execFileSync("apt-get", ["update"], options);
    execFileSync("apt-get", ["install", "--yes", "--no-install-recommends", "nginx-light"], options);
  } catch {
    return;
  }
}

/**
 * Finds nginx: `NGINX_PATH`, the usual places, or Debian's package, which is installed when running as root.
 * @returns the path; undefined on a developer's machine without nginx: its tests are then skipped with a notice
 * @throws Error that says what to do, if `NGINX_PATH` is wrong, and without nginx in continuous integration (`CI`)
 */
export function ensureNginx(): string | undefined {
  const named = process.env.NGINX_PATH;
  if (named && !existsSync(named)) throw new Error(`NGINX_PATH is ${named}, but there is no such file`);
  if (!findNginx() && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) install();
  const nginx = findNginx();
  if (nginx) return nginx;
  if (process.env.CI) throw new Error(REMEDY);
  console.warn(`Skipped: ${REMEDY}`);
  return undefined;
}
