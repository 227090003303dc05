import { once } from "node:events";
import { fstatSync } from "node:fs";
import { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pino from "pino";

/** Maximum bytes that wait for a slow reader or a full disk; further lines are dropped. */
const MAX_WAITING = 1_048_576;
/** How long the process's exit waits for the last lines, in milliseconds. */
const LAST_WORDS = 1000;

/**
 * The log's output. It never blocks, never fails and uses little memory: when the buffer is full, lines are dropped,
 * and the log reports how many once it can be written again.
 */
export class LogOutput {
  dropped = 0;
  #untold = 0;
  readonly #out: ReturnType<typeof pino.destination>;

  /** @param fd a file descriptor, such as 1 for the standard output */
  constructor(fd: number) {
    const kind = fstatSync(fd);
    // Node makes a pipe non-blocking: a stalled reader must not block a thread, for which the process's exit would
    // wait.
    if (kind.isFIFO() || kind.isSocket()) new Socket({ fd, readable: false, writable: true }).unref();
    this.#out = pino.destination({ dest: fd, sync: false, minLength: 1, maxLength: MAX_WAITING });
    this.#out.on("error", () => {});
    this.#out.on("drop", () => {
      this.dropped += 1;
      this.#untold += 1;
      // No other write retries while the buffer is full.
      this.#out.flush();
    });
    this.#out.on("drain", () => this.#tell());
  }

  /** Writes one line with its line break; the `write` of a stream, for pino. */
  write(line: string): void {
    this.#out.write(line);
  }

  #tell(): void {
    if (this.#untold === 0) return;
    const dropped = this.#untold;
    this.#untold = 0;
    const line = { level: 40, time: Date.now(), pid: process.pid, dropped, msg: "log lines were dropped" };
    this.write(`${JSON.stringify(line)}\n`);
  }

  /** Resolves once everything is written, or after a second. */
  async end(): Promise<void> {
    const closed = once(this.#out, "close").catch(() => wait(LAST_WORDS));
    this.#out.end();
    await Promise.race([closed, wait(LAST_WORDS)]);
    // The rest cannot be written; pino would retry for ever while the process exits.
    this.#out.destroy();
  }
}
