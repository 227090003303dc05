import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Wraps the search for a program: if it is missing, root on Debian installs the packages and searches again. */
export function fromDebian<Found>(find: () => Found | undefined, ...packages: string[]): Found | undefined {
  const found = find();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  // A policy that keeps installed services from starting.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  try {
    for (const args of [["update"], ["install", "--yes", "--no-install-recommends", ...packages]])
      execFileSync("apt-get", args, { stdio: "inherit", env });
  } catch (error) {
    console.warn(`${packages.join(" ")} could not be installed: ${error}`);
  }
  return find();
}
