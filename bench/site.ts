import { existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus, loadavg } from "node:os";
import { join, resolve } from "node:path";
import { compressFolder } from "../src/node/export/compress";
import { listRoutes } from "./site/list-routes";
import { makeNoJsCopy } from "./site/make-no-js-copy";
import { measureInteractions } from "./site/measure-interactions";
import { measureNavigation } from "./site/measure-navigation";
import { measureRoute, type RouteRuns } from "./site/measure-route";
import { measureStart } from "./site/measure-start";
import { readOptions } from "./site/options";
import { printInteractions, printNavigation, printRoutes, printStart } from "./site/print-results";
import { routeFigures } from "./site/route-figures";
import { buildDigest, readSaved, writeSaved } from "./site/saved-runs";
import { startHost } from "./site/start-host";

const CACHE = resolve("node_modules/.cache/bench-site");
const RESULTS = join("bench", "results.json");

async function run(): Promise<void> {
  const options = readOptions(process.argv.slice(2));
  const root = resolve("public");
  if (!existsSync(join(root, "index.html"))) throw new Error("there is no public/; run npm run build");
  await compressFolder(root);

  const scratch = join(CACHE, "no-js");
  // An interrupted run leaves its no-JS copy behind.
  rmSync(scratch, { recursive: true, force: true });
  mkdirSync(scratch, { recursive: true });
  await makeNoJsCopy(root, scratch);

  const savedFile = join(CACHE, "saved-runs.json");
  if (options.isFresh) rmSync(savedFile, { force: true });
  const all = options.routes.length > 0 ? options.routes : listRoutes(root);
  const routes = options.hasRoutes ? all : [];
  let saved = readSaved(savedFile, buildDigest(root), options.runs);
  const runsOf = (route: string): RouteRuns => saved.routes[route] ?? { site: [], noJs: [] };

  const site = await startHost(root, join(CACHE, "spool-site"));
  const noJs = await startHost(scratch, join(CACHE, "spool-no-js"));
  // Also when the run is interrupted while measuring.
  process.once("exit", () => {
    site.end();
    noJs.end();
  });
  for (const [index, route] of routes.entries()) {
    const isSaved = saved.routes[route] !== undefined;
    if (!isSaved) {
      const measured = await measureRoute(site.url + route, noJs.url + route, options.runs);
      saved = { ...saved, routes: { ...saved.routes, [route]: measured } };
      writeSaved(savedFile, saved);
    }
    const scores = runsOf(route).site.map(({ score }) => score);
    console.log(
      `${index + 1} of ${routes.length}: ${route}, scores ${scores.join(" ")}${isSaved ? " (cached)" : ""}`,
    );
  }
  const navigation = options.hasNavigation ? await measureNavigation(site.url) : undefined;
  const interactions = options.hasInteractions ? await measureInteractions(site.url) : undefined;
  const start = options.hasStart ? await measureStart(site.url) : undefined;

  const figures = routes.map((route) => routeFigures(route, runsOf(route)));
  console.log("");
  if (routes.length > 0) printRoutes(figures);
  if (navigation) printNavigation(navigation);
  if (interactions) printInteractions(interactions);
  if (start) printStart(start);
  const results = {
    takenAt: new Date().toISOString(),
    build: saved.build,
    machine: { node: process.version, processors: cpus().length, load: loadavg() },
    runs: options.runs,
    routes: figures.map(({ route, figures: medians }) => ({ route, medians, ...runsOf(route) })),
    navigation,
    interactions,
    start,
  };
  writeFileSync(RESULTS, `${JSON.stringify(results, null, 2)}\n`);
  console.log(`\nWritten to ${RESULTS}`);

  const left = Object.entries(saved.routes).filter(([route]) => !routes.includes(route));
  writeSaved(savedFile, { ...saved, routes: Object.fromEntries(left) });
  rmSync(scratch, { recursive: true, force: true });
  await Promise.all([site.end(), noJs.end()]);
}

run()
  .catch((error: Error) => {
    console.error(`The benchmark failed: ${error.message}`);
    process.exitCode = 1;
  })
  // Lighthouse leaves timers running.
  .finally(() => process.exit());
