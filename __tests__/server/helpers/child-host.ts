import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { buildHost } from "../../../server/build";
import { type Environment, type HostProcess, startHostProcess } from "../../helpers/site";
import { MAILBOX } from "./calls";
import type { Changes, HostRun } from "./host-run";

export type ChildHost = HostProcess;

const dist = mkdtempSync(join(tmpdir(), "host-dist-"));
const children: ChildHost[] = [];
beforeAll(() => buildHost(dist, "__tests__/server/helpers/host-entry.ts"));
afterAll(async () => {
  for (const child of children) await child.end("SIGKILL");
  rmSync(dist, { recursive: true, force: true });
});

/** Nothing of the machine's own configuration reaches the host. */
const environment = ({ folder, spool, database }: HostRun, env: Environment = {}): Environment => ({
  ...{ PATH: process.env.PATH, PORT: "0", HOST: "127.0.0.1", MAIL_TO: MAILBOX },
  ...{ RATE_LIMIT: "1000000", DAY_LIMIT_ADDRESS: "1000000" },
  ...{ PUBLIC_DIR: join(folder, "public"), SPOOL_DIR: spool, STORE_URL: database },
  ...env,
});

/**
 * Starts the compiled host with the folders of a run.
 * @param largestFile the most that the process may write to one file, in units of 1,024 bytes: its disk is full there
 */
export async function childHost(
  run: HostRun,
  env: Environment = {},
  changes: Changes = {},
  largestFile = "unlimited",
) {
  const limited = ["bash", "-c", `ulimit -f ${largestFile}; exec "$0" "$@"`];
  const variables = { ...environment(run, env), TEST_CHANGES: JSON.stringify(changes) };
  const child = await startHostProcess([...limited, process.execPath, join(dist, "host.js")], variables);
  children.push(child);
  return child;
}

/** Runs the inbox; resolves with the seconds of work and the megabytes that it took. */
export async function inboxCost(
  run: HostRun,
  ...args: string[]
): Promise<{ seconds: number; megabytes: number }> {
  const command = [
    "--require",
    resolve("__tests__/server/helpers/cost.cjs"),
    join(dist, "inbox.js"),
    ...args,
  ];
  const { stderr } = await promisify(execFile)(process.execPath, command, { env: environment(run) });
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(stderr);
  return { seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
}

export async function inbox(run: HostRun, ...args: string[]): Promise<string> {
  const command = [join(dist, "inbox.js"), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: environment(run) });
  return stdout;
}
