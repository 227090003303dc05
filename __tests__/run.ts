import { spawn } from "node:child_process";
import { buildDay } from "../src/node/build-day";

/** A command of `npm test`; its output is printed at its end, unless it is shown while it runs. */
interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly isShown?: boolean;
}

const npm = (script: string): readonly [string, ...string[]] => ["npm", "run", "--silent", script];
const tsx = (file: string): readonly [string, ...string[]] => [process.execPath, "--import", "tsx", file];
const jest = (...projects: string[]): readonly [string, ...string[]] => [
  process.execPath,
  "node_modules/jest/bin/jest.js",
  "--selectProjects",
  ...projects,
];

/** Steps of a lane run in sequence; lanes run in parallel, on at least two cores. */
const LANES: readonly (readonly Step[])[] = [
  [
    { name: "style", command: npm("check:style") },
    { name: "content", command: npm("check:content") },
    { name: "unused code", command: npm("check:unused") },
    { name: "fixed site", command: tsx("__tests__/fixed-site/build.ts") },
    // These need no built site.
    { name: "tests of the code", command: jest("unit", "content", "server"), isShown: true },
  ],
  [
    { name: "browser", command: tsx("__tests__/helpers/ensure-chromium.ts") },
    { name: "build", command: npm("build"), isShown: true },
    { name: "types", command: npm("check:types") },
    { name: "visits", command: tsx("__tests__/visits/collect.ts") },
  ],
];

/** Needs what both lanes made, and both processors. */
const LAST: Step = { name: "tests of the sites", command: jest("rules", "behaviour"), isShown: true };

/** The same day for all steps, also past midnight. */
const environment = { ...process.env, BUILD_DAY: buildDay(), GATSBY_TELEMETRY_DISABLED: "1" };

const times: string[] = [];

function run({ name, command: [program, ...args], isShown = false }: Step): Promise<void> {
  const started = Date.now();
  console.log(`gate: ${name} …`);
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      env: environment,
      stdio: ["ignore", isShown ? "inherit" : "pipe", isShown ? "inherit" : "pipe"],
    });
    const output: Buffer[] = [];
    child.stdout?.on("data", (data: Buffer) => output.push(data));
    child.stderr?.on("data", (data: Buffer) => output.push(data));
    child.once("error", reject);
    child.once("close", (code) => {
      process.stdout.write(Buffer.concat(output));
      const line = `${name}: ${code === 0 ? "passed" : "FAILED"} in ${Math.round((Date.now() - started) / 1000)} s`;
      console.log(`gate: ${line}`);
      times.push(line);
      if (code === 0) resolve();
      else reject(new Error(`${name} failed`));
    });
  });
}

/** `npm test`: all checks, both builds, one visit to every page, then all tests. It stops at the first failure. */
async function main(): Promise<void> {
  const started = Date.now();
  let isStopped = false;
  const lanes = LANES.map(async (steps) => {
    for (const step of steps) {
      if (isStopped) return;
      await run(step).catch((error: unknown) => {
        isStopped = true;
        throw error;
      });
    }
  });
  const ends = await Promise.allSettled(lanes);
  for (const end of ends) if (end.status === "rejected") throw end.reason;
  await run(LAST);
  console.log(`\n${times.join("\n")}\nall: ${Math.round((Date.now() - started) / 1000)} s`);
}

main().catch((error: unknown) => {
  console.error(`gate: ${error instanceof Error ? error.message : error}`);
  process.exitCode = 1;
});
