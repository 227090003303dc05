import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";

/** The host as a process of its own, as an operator runs it. */
export interface ChildHost {
  readonly address: string;
  readonly process: ChildProcess;
  /** Everything on its standard output so far. */
  readonly output: readonly string[];
  /** Sends a signal and waits for the exit; returns the exit code, or null if it was killed. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

/** Nothing of the machine's own configuration reaches the host. */
const DEFAULTS = {
  PORT: "0",
  HOST: "127.0.0.1",
  MAIL_TO: "hello@agency.example",
  RATE_LIMIT: "1000000",
  DAY_LIMIT: "1000000",
  DAY_LIMIT_ADDRESS: "1000000",
  DAY_LIMIT_MAILBOX: "1000000",
};
const children = new Set<ChildProcess>();
afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
});

/**
 * Starts `server/main.ts` and waits until it says where it listens.
 *
 * @param largestFile the most that the process may write to one file, in units of 1,024 bytes: its disk is full there
 */
export async function childHost(
  env: Readonly<Record<string, string>>,
  largestFile?: number,
): Promise<ChildHost> {
  const command = [process.execPath, "--import", "tsx", "server/main.ts"];
  if (largestFile !== undefined) command.unshift("bash", "-c", `ulimit -f ${largestFile}; exec "$0" "$@"`);
  const [program = "", ...args] = command;
  const child = spawn(program, args, {
    env: { PATH: process.env.PATH, ...DEFAULTS, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.add(child);
  const ended = once(child, "exit");
  child.once("exit", () => children.delete(child));
  const output: string[] = [];
  let errors = "";
  child.stderr.on("data", (part) => {
    errors += part;
  });
  const address = await new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on("line", (line) => {
      output.push(line);
      const found = /^The site is at (\S+)/.exec(line)?.[1];
      if (found) resolve(found);
    });
    ended.then(([code]) => reject(new Error(`the host ended with ${code}: ${errors}`)));
  });
  return {
    address,
    process: child,
    output,
    async end(signal) {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}
