import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync } from "node:fs";

/** A host that is killed and started again, always at the same port. */
export class SoakHost {
  kills = 0;
  starts = 0;
  #child: ChildProcess | undefined;

  constructor(
    readonly port: number,
    private readonly log: string,
    private readonly env: Readonly<Record<string, string>>,
  ) {}

  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  start(): void {
    this.starts += 1;
    const output = openSync(this.log, "a");
    this.#child = spawn(process.execPath, ["--require", "./bench/soak/clock.cjs", "server/dist/host.js"], {
      env: { PATH: process.env.PATH, ...this.env, PORT: String(this.port) },
      stdio: ["ignore", output, output],
    });
    closeSync(output);
  }

  signal(signal: NodeJS.Signals): void {
    this.#child?.kill(signal);
  }

  async end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return;
    if (signal === "SIGKILL") this.kills += 1;
    const ended = once(child, "exit");
    child.kill(signal);
    await ended;
  }
}
