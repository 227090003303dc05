import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";

/** Gives what looks for a program; where it finds none, root on Debian installs its packages and looks again. */
export function fromDebian<Found>(find: () => Found | undefined, ...packages: string[]): Found | undefined {
  const found = find();
  if (found !== undefined || process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return found;
  // Policy 1 of the service's level: a server that is installed must not start.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
  try {
    for (const args of [["update"], ["install", "--yes", "--no-install-recommends", ...packages]])
      execFileSync("apt-get", args, { stdio: "inherit", env });
  } catch (error) {
    console.warn(`${packages.join(" ")} could not be installed: ${error}`);
  }
  return find();
}
