import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { buildHost } from "../../../server/build";
import { MAILBOX } from "./calls";
import type { HostRun } from "./host-run";

/** The host as a process of its own, as an operator runs it. */
export interface ChildHost {
  readonly address: string;
  /** Everything on its standard output so far. */
  readonly output: readonly string[];
  /** Resolves once a line of the output has the text. */
  untilSaid(text: string): Promise<void>;
  /** Sends a signal and waits for the exit; returns the exit code, or null if it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

type Environment = Readonly<Record<string, string>>;

const dist = mkdtempSync(join(tmpdir(), "host-dist-"));
const children = new Set<ChildProcess>();
beforeAll(() => buildHost(dist));
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(dist, { recursive: true, force: true });
});

/** Nothing of the machine's own configuration reaches the host. */
function environment({ folder, spool }: HostRun, env: Environment): Record<string, string | undefined> {
  return {
    PATH: process.env.PATH,
    PORT: "0",
    HOST: "127.0.0.1",
    MAIL_TO: MAILBOX,
    RATE_LIMIT: "1000000",
    DAY_LIMIT_ADDRESS: "1000000",
    PUBLIC_DIR: join(folder, "public"),
    SPOOL_DIR: spool,
    ...env,
  };
}

/** Waits until a process says where it listens; rejects if it ends before. */
export async function hostOf(
  child: ChildProcess & { readonly stdout: Readable; readonly stderr: Readable },
): Promise<ChildHost> {
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
    async untilSaid(words) {
      while (!output.some((line) => line.includes(words))) await once(lines, "line");
    },
    async end(signal) {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

/**
 * Starts the compiled host with the folders of a run, and waits until it says where it listens.
 *
 * @param largestFile the most that the process may write to one file, in units of 1,024 bytes: its disk is full there
 */
export async function childHost(
  run: HostRun,
  env: Environment = {},
  largestFile?: number,
): Promise<ChildHost> {
  const command = [process.execPath, join(dist, "host.js")];
  if (largestFile !== undefined) command.unshift("bash", "-c", `ulimit -f ${largestFile}; exec "$0" "$@"`);
  const [program = "", ...args] = command;
  return hostOf(spawn(program, args, { env: environment(run, env), stdio: ["ignore", "pipe", "pipe"] }));
}

/** Runs `npm run inbox` on the spool of a run; resolves with what it prints. */
export async function inbox(run: HostRun, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [join(dist, "inbox.js"), ...args], {
    env: environment(run, {}),
  });
  return stdout;
}
