import { join, resolve } from "node:path";
import { installAstro, makeAstroProject } from "./astro-project";
import { makeGatsbyProject } from "./gatsby-project";
import type { ContentSize } from "./multiply-content";
import type { GeneratorName } from "./options";

export interface Generator {
  readonly name: GeneratorName;
  /** Creates a project that was never built. */
  readonly make: (folder: string, times: number) => ContentSize;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Output folder, relative to the project's. */
  readonly output: string;
}

/** The site's own generator, as `npm run build` starts it. */
function gatsby(): Generator {
  return {
    name: "gatsby",
    make: makeGatsbyProject,
    command: process.execPath,
    args: [resolve("node_modules/gatsby/cli.js"), "build"],
    env: { GATSBY_TELEMETRY_DISABLED: "1" },
    output: "public",
  };
}

/** Astro with the same content, on the Node version that it needs. */
function astro(cache: string): Generator {
  const packages = installAstro(join(cache, "astro"));
  return {
    name: "astro",
    make: (folder, times) => makeAstroProject(folder, packages, times),
    command: join(packages, ".bin/node"),
    args: [join(packages, "astro/bin/astro.mjs"), "build"],
    env: { ASTRO_TELEMETRY_DISABLED: "1" },
    output: "dist",
  };
}

/**
 * Installs what a generator needs.
 * @param cache folder outside the project for installed packages
 */
export function generatorOf(name: GeneratorName, cache: string): Generator {
  return name === "gatsby" ? gatsby() : astro(cache);
}
