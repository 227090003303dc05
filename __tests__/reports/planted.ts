import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Fault, Seen } from "./planted/fault";
import { FAULTS } from "./planted/faults";
import { copyProject } from "./project-copy";
import { type Row, run, tail, tell } from "./report";

/** What of the gate went red, in words; nothing if all of it is green. */
type Red = readonly string[];

const RESULTS = z.object({
  numTotalTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      status: z.string(),
      message: z.string(),
      assertionResults: z.array(z.object({ fullName: z.string(), status: z.string() })),
    }),
  ),
});

const program = (file: string, ...args: readonly string[]) => [
  process.execPath,
  "--import",
  "tsx",
  file,
  ...args,
];

/** Runs tests. @throws Error when no test has such a name, or Jest does not come to an end */
async function jest(root: string, project: string, tests: string): Promise<Red> {
  const file = path.join(root, "jest-results.json");
  rmSync(file, { force: true });
  const options = ["--json", `--outputFile=${file}`, "--selectProjects", project];
  const args = [...options, "--testPathPatterns", `__tests__/${tests}`];
  const { output } = await run([process.execPath, "node_modules/jest/bin/jest.js", ...args], { cwd: root });
  if (!existsSync(file)) throw new Error(tail(output));
  const { testResults } = RESULTS.parse(JSON.parse(readFileSync(file, "utf8")));
  if (testResults.length === 0) throw new Error(`there is no test ${tests}`);
  return testResults.flatMap(({ name, status, message, assertionResults }) => {
    const at = path.relative(path.join(root, "__tests__"), name);
    const red = assertionResults.filter((one) => one.status === "failed");
    if (red.length === 0 && status === "failed") return [`${at}: ${tail(message, 3)}`];
    return red.map(({ fullName }) => `${at}: ${fullName}`);
  });
}

/** Runs what of the gate has to see a fault. */
async function look(root: string, seen: Seen): Promise<Red> {
  switch (seen.by) {
    case "check": {
      const { code, output } = await run(["npm", "run", "--silent", seen.script], { cwd: root });
      const errors = output.split("\n").filter((line) => !line.includes(" warning: "));
      return code === 0 ? [] : [`${seen.script}: ${tail(errors.join("\n"), 3)}`];
    }
    case "jest":
      return jest(root, seen.project, seen.tests);
    case "behaviour": {
      const { code, output } = await run(program("__tests__/fixed-site/build.ts"), { cwd: root });
      if (code !== 0) throw new Error(`the fixed site was not built: ${tail(output)}`);
      return jest(root, "behaviour", seen.tests);
    }
    case "rules":
      if (seen.visit) await run(program("__tests__/visits/collect.ts", seen.visit), { cwd: root });
      return jest(root, "rules", seen.tests);
  }
}

/** Plants a fault, looks, and takes it away. */
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
    if (seen.by === "rules" && seen.visit)
      await run(program("__tests__/visits/collect.ts", seen.visit), { cwd: root });
  }
}

/** All that the faults need, once, without any: a test that is red before sees nothing. */
async function redBefore(root: string, faults: readonly Fault[]): Promise<Row> {
  const red: string[] = [];
  const seen = faults.map(([, , , one]) => one);
  for (const script of new Set(seen.flatMap((one) => (one.by === "check" ? [one.script] : []))))
    red.push(...(await look(root, { by: "check", script })));
  for (const project of ["unit", "server", "content"] as const) {
    const tests = seen.flatMap((one) => (one.by === "jest" && one.project === project ? [one.tests] : []));
    if (tests.length > 0) red.push(...(await look(root, { by: "jest", project, tests: either(tests) })));
  }
  for (const by of ["rules", "behaviour"] as const) {
    const tests = seen.flatMap((one) => (one.by === by ? [one.tests] : []));
    if (tests.length > 0) red.push(...(await look(root, { by, tests: either(tests) })));
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
