import { execFile } from "node:child_process";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { type Environment, type HostProcess, startHostProcess } from "../../helpers/site";
import { MAILBOX } from "./calls";
import type { Changes, HostRun } from "./host-run";

export type ChildHost = HostProcess;

/** Where the setup has built the host. */
const dist = process.env.HOST_DIST ?? "";
const children: ChildHost[] = [];
afterAll(async () => {
  for (const child of children) await child.end("SIGKILL");
});

/** Nothing of the machine's own configuration reaches the host. */
const environment = ({ folder, spool, database }: HostRun, env: Environment = {}): Environment => ({
  ...{ PATH: process.env.PATH, TZ: process.env.TZ, PORT: "0", HOST: "127.0.0.1", MAIL_TO: MAILBOX },
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

/** Runs the inbox; resolves with what it prints. */
export const inbox = async (run: HostRun, ...args: string[]): Promise<string> =>
  (await runInbox(run, [], args)).stdout;

/** Runs the inbox; resolves with what it prints, and the seconds of work and the megabytes that it took. */
export async function inboxCost(run: HostRun, ...args: string[]) {
  const counting = ["--require", resolve("__tests__/server/helpers/cost.cjs")];
  const { stdout, stderr } = await runInbox(run, counting, args);
  const { userCPUTime, systemCPUTime, maxRSS } = JSON.parse(stderr);
  return { stdout, seconds: (userCPUTime + systemCPUTime) / 1e6, megabytes: maxRSS / 1024 };
}

const runInbox = (run: HostRun, options: readonly string[], args: readonly string[]) =>
  promisify(execFile)(process.execPath, [...options, join(dist, "inbox.js"), ...args], {
    env: environment(run),
  });
