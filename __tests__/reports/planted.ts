import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { Fault, Seen } from "./planted/fault";
import { FAULTS } from "./planted/faults";
import { copyProject } from "./project-copy";
import { type Row, run, tail, tell } from "./report";

/** What of the gate went red, in words; nothing if all of it is green. */
type Red = readonly string[];

const program = (...args: readonly string[]) => [process.execPath, "--import", "tsx", ...args];

/** Runs tests. @throws Error when no test has such a name */
async function jest(root: string, project: string, tests: string): Promise<Red> {
  // A fault may leave a test waiting: half of the gate's patience is enough.
  const args = [
    "--selectProjects",
    project,
    "--testPathPatterns",
    `__tests__/${tests}`,
    "--testTimeout=60000",
  ];
  const { code, output } = await run([process.execPath, "node_modules/jest/bin/jest.js", ...args], {
    cwd: root,
  });
  if (output.includes("No tests found")) throw new Error(`there is no test ${tests}`);
  return code === 0 ? [] : (output.match(/(?<=^ {2}● ).+/gm) ?? [tail(output, 3)]);
}

async function look(root: string, seen: Seen): Promise<Red> {
  if ("script" in seen) {
    const { code, output } = await run(["npm", "run", "--silent", seen.script], { cwd: root });
    const errors = output.split("\n").filter((line) => !line.includes(" warning: "));
    return code === 0 ? [] : [`${seen.script}: ${tail(errors.join("\n"), 3)}`];
  }
  if (seen.project === "behaviour") {
    const { code, output } = await run(program("__tests__/fixed-site/build.ts"), { cwd: root });
    if (code !== 0) throw new Error(`the fixed site was not built: ${tail(output)}`);
  }
  await revisit(root, seen);
  return jest(root, seen.project, seen.tests);
}

async function revisit(root: string, seen: Seen): Promise<void> {
  if ("visit" in seen && seen.visit)
    await run(program("__tests__/visits/collect.ts", seen.visit), { cwd: root });
}

async function plant(root: string, [what, file, edit, seen]: Fault): Promise<Row> {
  const place = path.join(root, file);
  const sound = readFileSync(place, "utf8");
  try {
    writeFileSync(place, edit(sound));
    // A browser is given the compressed file, which is sound.
    for (const ending of [".br", ".gz"]) rmSync(place + ending, { force: true });
    const red = await look(root, seen);
    const more = red.length > 1 ? ` (and ${red.length - 1} more)` : "";
    return { what, found: red.length === 0, detail: red[0] ? red[0] + more : "NOT CAUGHT" };
  } catch (error) {
    return { what, found: true, detail: `not planted: ${error instanceof Error ? error.message : error}` };
  } finally {
    writeFileSync(place, sound);
    await revisit(root, seen);
  }
}

/** All that the faults need, once, without any: a test that is red before sees nothing. */
async function redBefore(root: string, faults: readonly Fault[]): Promise<Row> {
  const red: string[] = [];
  const seen = faults.map(([, , , one]) => one);
  for (const script of new Set(seen.flatMap((one) => ("script" in one ? one.script : []))))
    red.push(...(await look(root, { script })));
  const asked = seen.flatMap((one) => ("tests" in one ? one : []));
  for (const project of new Set(asked.map((one) => one.project))) {
    const tests = asked.flatMap((one) => (one.project === project ? one.tests : []));
    red.push(...(await look(root, { project, tests: either(tests) })));
  }
  return { what: "all is green before", found: red.length > 0, detail: red.join("\n") };
}

const either = (tests: readonly string[]) => `(?:${[...new Set(tests)].join("|")})`;

/**
 * Plants faults in a copy of this project, one at a time, and names the test that goes red.
 * @param args part of a fault's name, or of its tests': only those
 */
export async function planted([part = ""]: readonly string[]): Promise<readonly Row[]> {
  const faults = FAULTS.filter(([what, , , seen]) => JSON.stringify([what, seen]).includes(part));
  const root = copyProject("planted", [".cache", ".fixed-site/.cache"]);
  try {
    tell(`in ${root}`);
    // Rules also ask what visits have seen, which the gate leaves there.
    if (!existsSync(path.join(root, ".visits")))
      await run(program("__tests__/visits/collect.ts"), { cwd: root });
    const before = await redBefore(root, faults);
    if (before.found) return [before];
    const rows = [before];
    for (const fault of faults) {
      const started = Date.now();
      const row = await plant(root, fault);
      rows.push(row);
      tell(`${fault[0]}: ${row.detail.split("\n")[0]} (${Math.round((Date.now() - started) / 1000)} s)`);
    }
    return rows;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
