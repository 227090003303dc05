import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { compressFolder } from "../src/build/export/compress";
import { buildDigest, readKept, writeKept } from "./site/kept-runs";
import { listRoutes } from "./site/list-routes";
import { makeTwin } from "./site/make-twin";
import { measureNavigation } from "./site/measure-navigation";
import { measureRoute, type RouteRuns } from "./site/measure-route";
import { readOptions } from "./site/options";
import { printNavigation, printRoutes } from "./site/print-results";
import { routeFigures } from "./site/route-figures";
import { startHost } from "./site/start-host";

const CACHE = resolve("node_modules/.cache/bench-site");
const RESULTS = join("bench", "results.json");

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const root = resolve("public");
  if (!existsSync(join(root, "index.html"))) throw new Error("there is no public/; run npm run build");
  await compressFolder(root);

  const scratch = join(CACHE, "twin");
  // A run that was cut short leaves its twin behind.
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  await makeTwin(root, scratch);

  const keptFile = join(CACHE, "kept.json");
  if (options.isFresh) rmSync(keptFile, { force: true });
  const routes = options.routes.length > 0 ? options.routes : listRoutes(root);
  let kept = readKept(keptFile, buildDigest(root), options.runs);
  const runsOf = (route: string): RouteRuns => kept.routes[route] ?? { site: [], twin: [] };

  const site = await startHost(root, join(CACHE, "spool-site"));
  const twin = await startHost(scratch, join(CACHE, "spool-twin"));
  // However the run ends: whoever ends it while it measures leaves no host behind.
  process.once("exit", () => {
    site.end();
    twin.end();
  });
  for (const [index, route] of routes.entries()) {
    const isKept = kept.routes[route] !== undefined;
    if (!isKept) {
      const measured = await measureRoute(site.url + route, twin.url + route, options.runs);
      kept = { ...kept, routes: { ...kept.routes, [route]: measured } };
      writeKept(keptFile, kept);
    }
    const scores = runsOf(route).site.map(({ score }) => score);
    console.log(
      `${index + 1} of ${routes.length}: ${route}, scores ${scores.join(" ")}${isKept ? " (kept)" : ""}`,
    );
  }
  const navigation = options.hasNavigation ? await measureNavigation(site.url) : undefined;

  const figures = routes.map((route) => routeFigures(route, runsOf(route)));
  console.log("");
  printRoutes(figures);
  if (navigation) printNavigation(navigation);
  const results = {
    takenAt: new Date().toISOString(),
    build: kept.build,
    machine: { node: process.version, processors: cpus().length, load: loadavg() },
    runs: options.runs,
    routes: figures.map(({ route, figures: medians }) => ({ route, medians, ...runsOf(route) })),
    navigation,
  };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\nWritten to ${RESULTS}`);

  const left = Object.entries(kept.routes).filter(([route]) => !routes.includes(route));
  writeKept(keptFile, { ...kept, routes: Object.fromEntries(left) });
  rmSync(scratch, { recursive: true, force: true });
  await Promise.all([site.end(), twin.end()]);
}

run()
  .catch((error: Error) => {
    console.error(`The benchmark failed: ${error.message}`);
    process.exitCode = 1;
  })
  // Lighthouse leaves timers behind.
  .finally(() => process.exit());
