import { once } from "node:events";
import { fstatSync } from "node:fs";
import { Socket } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import pino from "pino";

/** The most bytes that may wait for a slow reader or a full disk; what comes beyond is dropped. */
const MOST_WAITING = 1_048_576;
/** How long the end of the process may wait for the last lines, in milliseconds. */
const LAST_WORDS = 1000;

/**
 * Where the log goes. It never blocks, never fails and holds little memory: a line that finds no room is dropped and
 * counted, and the log says how many once it can be written again.
 */
export class LogOutput {
  dropped = 0;
  #untold = 0;
  readonly #out: ReturnType<typeof pino.destination>;

  /** @param fd a file descriptor, such as 1 for the standard output */
  constructor(fd: number) {
    const kind = fstatSync(fd);
    // Node makes a pipe non-blocking: a stalled reader must not hold a thread, which the process's end would wait for.
    if (kind.isFIFO() || kind.isSocket()) new Socket({ fd, readable: false, writable: true }).unref();
    this.#out = pino.destination({ dest: fd, sync: false, minLength: 1, maxLength: MOST_WAITING });
    this.#out.on("error", () => {});
    this.#out.on("drop", () => {
      this.dropped += 1;
      this.#untold += 1;
      // Nothing else tries again while no line finds room.
      this.#out.flush();
    });
    this.#out.on("drain", () => this.#tell());
  }

  /** Takes one line with its line break; as pino wants it of a stream. */
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
    // What is left cannot be written; pino would try for ever as the process ends.
    this.#out.destroy();
  }
}
