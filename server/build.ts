import { build } from "esbuild";

/** Node's oldest release that runs the host; package.json names it too. */
const TARGET = "node20";

/**
 * Compiles the host and its inbox into one file each, with all packages: production needs Node and nothing else.
 *
 * @param folder where `host.js` and `inbox.js` go
 * @param host the entry of the former; tests have one of their own
 */
export async function buildHost(folder: string, host = "server/main.ts"): Promise<void> {
  await build({
    entryPoints: { host, inbox: "server/inbox.ts" },
    outdir: folder,
    bundle: true,
    platform: "node",
    target: TARGET,
    format: "cjs",
    // An addition to the client of PostgreSQL that is used only where it is installed.
    external: ["pg-native"],
    legalComments: "linked",
    // Named files make an error's lines worth reading.
    sourcemap: "linked",
    sourcesContent: false,
    logLevel: "warning",
  });
}

if (require.main === module) {
  buildHost(process.argv[2] ?? "server/dist").catch(() => {
    process.exitCode = 1;
  });
}
