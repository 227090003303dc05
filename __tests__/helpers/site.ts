import { type ChildProcess, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

/** Named in full, as the host may run in another folder. */
const TSX = pathToFileURL(require.resolve("tsx")).href;

export interface Site {
  readonly url: string;
  stop(): Promise<void>;
}

/** Our own host as it was started for tests. */
export interface OwnHost extends Site {
  readonly spool: string;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    if (!child.stdout) throw new Error("the host has no output");
    const lines = createInterface({ input: child.stdout });
    lines.on("line", (line) => {
      const match = /The site is at (\S+)/.exec(line);
      if (match?.[1]) resolve(match[1]);
    });
    child.once("exit", (code) => reject(new Error(`the host ended with code ${code} before it listened`)));
  });
}

/** Serves `public/` on a free port until it is stopped. */
export async function startSite(environment: Record<string, string> = {}, folder = "."): Promise<OwnHost> {
  const spool = await mkdtemp(path.join(tmpdir(), "spool-"));
  const child = spawn(process.execPath, ["--import", TSX, path.resolve("server/main.ts")], {
    cwd: folder,
    env: { ...process.env, PORT: "0", HOST: "127.0.0.1", SPOOL_DIR: spool, ...environment },
    stdio: ["ignore", "pipe", "inherit"],
  });
  const url = await addressOf(child);
  return {
    url,
    spool,
    async stop() {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
      await rm(spool, { recursive: true, force: true });
    },
  };
}
