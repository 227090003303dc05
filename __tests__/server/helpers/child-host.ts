import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { buildHost } from "../../../server/build";
import { MAILBOX } from "./calls";
import type { Changes, HostRun } from "./host-run";

type Environment = Readonly<Record<string, string | undefined>>;
export type ChildHost = Awaited<ReturnType<typeof hostOf>>;

const dist = mkdtempSync(join(tmpdir(), "host-dist-"));
const children = new Set<ChildProcess>();
beforeAll(() => buildHost(dist, "__tests__/server/helpers/host-entry.ts"));
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dist, { recursive: true, force: true });
});

/** Nothing of the machine's own configuration reaches the host. */
const environment = ({ folder, spool, database }: HostRun, env: Environment = {}): Environment => ({
  ...{ PATH: process.env.PATH, PORT: "0", HOST: "127.0.0.1", MAIL_TO: MAILBOX },
  ...{ RATE_LIMIT: "1000000", DAY_LIMIT_ADDRESS: "1000000" },
  ...{ PUBLIC_DIR: join(folder, "public"), SPOOL_DIR: spool, STORE_URL: database },
  ...env,
});

/** Starts the host as a process of its own, as an operator does; rejects if it ends before it listens. */
export async function hostOf([program = "", ...args]: string[], env: Environment, cwd?: string) {
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  children.add(child);
  const ended = once(child, "exit").finally(() => children.delete(child));
  const errors = text(child.stderr);
  const lines = createInterface(child.stdout);
  const output: string[] = [];
  const address = await new Promise<string>((resolve, reject) => {
    lines.on("line", (line) => {
      output.push(line);
      const found = /^The site is at (\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    child.once("exit", async (code) => reject(new Error(`the host ended with ${code}: ${await errors}`)));
  });
  return {
    address,
    output,
    async untilSaid(words: string): Promise<void> {
      while (!output.some((line) => line.includes(words))) await once(lines, "line");
    },
    /** Sends a signal and waits for the exit; returns the exit code, or null if it was killed. */
    async end(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

/**
 * Starts the compiled host with the folders of a run.
 *
 * @param changes of the host's constants
 * @param largestFile the most that the process may write to one file, in units of 1,024 bytes: its disk is full there
 */
export function childHost(
  run: HostRun,
  env: Environment = {},
  changes: Changes = {},
  largestFile = "unlimited",
) {
  const limited = ["bash", "-c", `ulimit -f ${largestFile}; exec "$0" "$@"`];
  return hostOf([...limited, process.execPath, join(dist, "host.js")], {
    ...environment(run, env),
    TEST_CHANGES: JSON.stringify(changes),
  });
}

/** Runs `npm run inbox` on the spool of a run; resolves with what it prints. */
export async function inbox(run: HostRun, ...args: string[]): Promise<string> {
  const command = [join(dist, "inbox.js"), ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { env: environment(run) });
  return stdout;
}
