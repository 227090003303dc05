import { build } from "esbuild";

/** Node's oldest release that runs the host; package.json names it too. */
const TARGET = "node20";

/**
 * Bundles the host and its inbox into one file each, packages included: production needs only Node.
 * @param folder where `host.js` and `inbox.js` are written
 * @param host entry point of `host.js`; tests pass their own
 */
export async function buildHost(folder: string, host = "server/main.ts"): Promise<void> {
  await build({
    entryPoints: { host, inbox: "server/inbox.ts" },
    outdir: folder,
    bundle: true,
    platform: "node",
    target: TARGET,
    format: "cjs",
    // An optional native addon of the PostgreSQL client; it is used only where it is installed.
    external: ["pg-native"],
    legalComments: "linked",
    // Source maps give errors the names and lines of our files.
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
