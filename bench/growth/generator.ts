import { join, resolve } from "node:path";
import { installAstro, makeAstroProject } from "./astro-project";
import { makeGatsbyProject } from "./gatsby-project";
import type { ContentSize } from "./multiply-content";
import type { GeneratorName } from "./options";

/** What the bench needs to know of a generator. */
export interface Generator {
  readonly name: GeneratorName;
  /** Makes a project that was never built. */
  readonly make: (folder: string, times: number) => ContentSize;
  readonly command: string;
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Folder below the project's into which it writes the site. */
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

/** Astro over the same content, with the Node that it asks for. */
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
 * Sets a generator up.
 * @param cache folder outside the project, for what has to be installed
 */
export function generatorOf(name: GeneratorName, cache: string): Generator {
  return name === "gatsby" ? gatsby() : astro(cache);
}
