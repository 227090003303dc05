import { existsSync } from "node:fs";
import { run, tail, tell } from "./report";

/**
 * Gives what looks for a program; where it finds none, Debian's packages are installed before, when root.
 * @throws Error that names the packages
 */
export async function fromDebian<Found>(
  find: () => Found | undefined,
  packages: readonly string[],
): Promise<Found> {
  let found = find();
  if (found === undefined && process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    tell(`installing ${packages.join(" ")}`);
    // Policy 1 of the service's level: a server that is installed must not start.
    const env = { DEBIAN_FRONTEND: "noninteractive", RUNLEVEL: "1" };
    await run(["apt-get", "-qq", "update"], { env });
    const install = ["apt-get", "-qq", "install", "--yes", "--no-install-recommends", ...packages];
    const { code, output } = await run(install, { env });
    if (code !== 0) tell(tail(output));
    found = find();
  }
  if (found === undefined) throw new Error(`this report needs Debian's packages ${packages.join(" ")}`);
  return found;
}
