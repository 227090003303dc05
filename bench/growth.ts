import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { cpus, homedir, loadavg } from "node:os";
import { join } from "node:path";
import { type Generator, generatorOf } from "./growth/generator";
import { measureSize, type SizeFigures } from "./growth/measure-size";
import { readOptions } from "./growth/options";
import { printResults } from "./growth/report";
import { runMeasured } from "./growth/run-measured";

/** Outside the project, whose tools would treat the copies as its own files, and not on a tmpfs. */
const CACHE = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "bec-website-growth");

/** A build that is not measured: it creates all pictures and warms the disk cache. */
async function prepare({ make, command, args, env, name }: Generator): Promise<void> {
  const project = join(CACHE, `${name}-prepare`);
  rmSync(project, { recursive: true, force: true });
  make(project, 1);
  await runMeasured(command, args, { cwd: project, env, log: join(CACHE, `${name}-prepare.log`) });
  rmSync(project, { recursive: true, force: true });
}

async function run(): Promise<void> {
  const { sizes, generators, runs } = readOptions(process.argv.slice(2));
  mkdirSync(CACHE, { recursive: true });
  const results: Partial<Record<Generator["name"], SizeFigures[]>> = {};
  const all = generators.map((name) => generatorOf(name, CACHE));
  for (const generator of all) await prepare(generator);
  for (const times of sizes) {
    for (const generator of all) {
      const figures = await measureSize(generator, CACHE, times, runs);
      results[generator.name] = [...(results[generator.name] ?? []), figures];
      const { pages, cold, warm } = figures;
      console.log(
        `${generator.name} x${times}: ${pages} pages, cold ${cold.seconds.toFixed(1)} s, warm ${warm.seconds.toFixed(1)} s`,
      );
    }
  }
  printResults(results);
  const machine = { node: process.version, processors: cpus().length, load: loadavg() };
  const written = { takenAt: new Date().toISOString(), machine, runs, results };
  writeFileSync("bench/growth-results.json", `${JSON.stringify(written, null, 2)}\n`);
}

run().catch((error: Error) => {
  console.error(`The benchmark failed: ${error.message}`);
  process.exitCode = 1;
});
