import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { Readable } from "node:stream";

/** Programs that belong together, such as a display and a browser, with a folder of their own. */
export interface Programs {
  /** Their home, which is deleted when they are stopped. */
  readonly folder: string;
  /** Starts a program that ends with the others. */
  start(file: string, args: readonly string[], environment?: Record<string, string>): ChildProcess;
  stop(): Promise<void>;
}

/** The end of a program. */
const ended = (child: ChildProcess) =>
  new Promise<void>((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) resolve();
    else child.once("exit", () => resolve());
  });

export async function startPrograms(): Promise<Programs> {
  const folder = await mkdtemp(path.join(tmpdir(), "engine-"));
  const children: ChildProcess[] = [];
  return {
    folder,
    start(file, args, environment = {}) {
      // Neither a developer's settings nor their desktop's session reaches the browser.
      const env = { PATH: process.env.PATH, HOME: folder, XDG_CONFIG_HOME: folder, ...environment };
      const child = spawn(file, args, { env, stdio: ["ignore", "ignore", "pipe", "pipe"] });
      children.push(child);
      return child;
    },
    async stop() {
      for (const child of children.reverse()) {
        child.kill();
        await ended(child);
      }
      await rm(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
    },
  };
}

/**
 * Waits for the first line of a program's output that a pattern matches.
 * @param output the place of the stream among its streams: 2 for the errors
 * @returns the pattern's first group
 * @throws Error when the program ends before
 */
export function announced(child: ChildProcess, output: 2 | 3, pattern: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", (code) => reject(new Error(`${child.spawnfile} ended with code ${code}`)));
    const stream = child.stdio[output];
    if (!(stream instanceof Readable)) throw new Error(`${child.spawnfile} has no output ${output}`);
    createInterface({ input: stream }).on("line", (line) => {
      const match = pattern.exec(line);
      if (match?.[1]) resolve(match[1]);
    });
  });
}
