import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

/** Named in full, as the host may run in another folder. */
const TSX = pathToFileURL(require.resolve("tsx")).href;

export type Environment = Readonly<Record<string, string | undefined>>;
export type HostProcess = Awaited<ReturnType<typeof startHostProcess>>;

/** Starts the host as a process of its own, as an operator does; rejects if it ends before it listens. */
export async function startHostProcess([program = "", ...args]: string[], env: Environment, cwd?: string) {
  const child = spawn(program, args, { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  const ended = once(child, "exit");
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
    async end(signal: NodeJS.Signals): Promise<number | null> {
      child.kill(signal);
      const [code] = await ended;
      return code;
    },
  };
}

export type Site = Awaited<ReturnType<typeof startSite>>;

/** Serves `public/` on a free port until it is stopped. */
export async function startSite(environment: Environment = {}, folder = ".") {
  const spool = await mkdtemp(path.join(tmpdir(), "spool-"));
  const defaults = { PORT: "0", HOST: "127.0.0.1", SPOOL_DIR: spool };
  const program = [process.execPath, "--import", TSX, path.resolve("server/main.ts")];
  const { address, end } = await startHostProcess(
    program,
    { ...process.env, ...defaults, ...environment },
    folder,
  );
  return {
    url: address,
    spool,
    async stop() {
      await end("SIGTERM");
      await rm(spool, { recursive: true, force: true });
    },
  };
}
