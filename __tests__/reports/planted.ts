import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { FAULTS, type Fault } from "./planted/faults";
import { copyProject } from "./project-copy";
import { type Row, run, tail, tell } from "./report";

const tsx = (cwd: string, ...args: readonly string[]) =>
  run([process.execPath, "--import", "tsx", ...args], { cwd });

/** Runs the check that must detect a fault. @returns what failed; empty if everything passed */
async function look(cwd: string, notice: string): Promise<readonly string[]> {
  if (notice.startsWith("check:")) {
    const { code, output } = await run(["npm", "run", "--silent", notice], { cwd });
    const errors = output.split("\n").filter((line) => !line.includes(" warning: "));
    return code === 0 ? [] : [`${notice}: ${tail(errors.join("\n"), 3)}`];
  }
  const [, visited] = notice.split("visit ");
  if (visited) await tsx(cwd, "__tests__/visits/collect.ts", visited);
  const tests = visited ? "rules/visits" : notice;
  const [project = ""] = tests.split("/");
  if (project === "behaviour") {
    const { code, output } = await tsx(cwd, "__tests__/fixed-site/build.ts");
    if (code !== 0) throw new Error(`the fixed site was not built: ${tail(output)}`);
  }
  // A fault may leave a test hanging, so half of the usual timeout is used.
  const limits = ["--testTimeout=60000", "--testPathPatterns", `__tests__/${tests}`];
  const jest = [process.execPath, "node_modules/jest/bin/jest.js", "--selectProjects", project];
  const { code, output } = await run([...jest, ...limits], { cwd });
  if (output.includes("No tests found")) throw new Error(`there is no test ${tests}`);
  return code === 0 ? [] : (output.match(/(?<=^ {2}● ).+/gm) ?? [tail(output, 3)]);
}

/** @throws Error when the file has changed, so that the fault cannot be planted */
export function withFault(text: string, [, , from, to]: Fault): string {
  const isThere = typeof from === "string" ? text.split(from).length === 2 : from.test(text);
  if (!isThere) throw new Error(`${from} does not stand there, or more than once`);
  return text.replace(from, to);
}

async function plant(root: string, fault: Fault): Promise<Row> {
  const [what, file, , , notice] = fault;
  const place = path.join(root, file);
  const sound = readFileSync(place, "utf8");
  try {
    writeFileSync(place, withFault(sound, fault));
    // Deletes the compressed copies, as browsers would get them instead of the changed file.
    for (const ending of [".br", ".gz"]) rmSync(place + ending, { force: true });
    const red = await look(root, notice);
    return { what, found: red.length === 0, detail: red[0] ?? "NOT CAUGHT" };
  } catch (error) {
    return { what, found: true, detail: `not planted: ${error instanceof Error ? error.message : error}` };
  } finally {
    writeFileSync(place, sound);
  }
}

/**
 * Plants faults in a copy of this project, one at a time, and names the failing test.
 * @param args part of the names of faults or tests to run
 */
export async function planted([part = ""]: readonly string[]): Promise<readonly Row[]> {
  const faults = FAULTS.filter((fault) => `${fault[0]} ${fault[4]}`.includes(part));
  const root = copyProject("planted", [".cache", ".fixed-site/.cache"]);
  try {
    tell(`in ${root}`);
    // Rules also read the reports of visits, which `npm test` writes.
    if (!existsSync(path.join(root, ".visits"))) await tsx(root, "__tests__/visits/collect.ts");
    const rows: Row[] = [];
    // A test that already fails detects nothing.
    for (const notice of new Set(faults.map((fault) => fault[4]))) {
      const red = await look(root, notice);
      if (red.length > 0) rows.push({ what: `${notice} before`, found: true, detail: red.join("\n") });
    }
    for (const fault of rows.length > 0 ? [] : faults) {
      const row = await plant(root, fault);
      rows.push(row);
      tell(`${fault[0]}: ${row.detail.split("\n")[0]}`);
    }
    return rows;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
