import { fstatSync, write } from "node:fs";
import { Socket } from "node:net";

/** The most bytes that may wait for a slow reader; what comes beyond is dropped. */
const MOST_WAITING = 1_048_576;
/** How long the end of the process may wait for the last lines, in milliseconds. */
const LAST_WORDS = 1000;

type Put = (text: string) => Promise<void>;

/** Writes what it can of the bytes from `start` on; resolves with how many that were. */
function writeSome(fd: number, bytes: Buffer, start: number): Promise<number> {
  return new Promise((resolve, reject) => {
    write(fd, bytes, start, (error, written) => (error ? reject(error) : resolve(written)));
  });
}

/** For files and terminals; the disk may be full. */
function toFile(fd: number): Put {
  return async (text) => {
    const bytes = Buffer.from(text);
    for (let done = 0; done < bytes.length; ) {
      done += await writeSome(fd, bytes, done);
    }
  };
}

/** For pipes and sockets; the reader may be slow or gone. */
function toSocket(fd: number): Put {
  const socket = new Socket({ fd, readable: false, writable: true });
  socket.on("error", () => {});
  socket.unref();
  return (text) =>
    new Promise((resolve, reject) => {
      socket.write(text, (error) => (error ? reject(error) : resolve()));
    });
}

/**
 * Where the log goes. It never blocks, never fails and holds little memory: a line that cannot be written is dropped
 * and counted, and the log says how many once it can be written again.
 */
export class LogOutput {
  dropped = 0;
  #untold = 0;
  #waiting: string[] = [];
  #bytes = 0;
  /** True after a failure, which may have left half a line. */
  #isBroken = false;
  #working: Promise<void> | undefined;

  constructor(private readonly put: Put) {}

  /** The output behind a file descriptor, such as 1 for the standard output. */
  static to(fd: number): LogOutput {
    const kind = fstatSync(fd);
    return new LogOutput(kind.isFIFO() || kind.isSocket() ? toSocket(fd) : toFile(fd));
  }

  /** Takes one line with its line break; as pino wants it of a stream. */
  write(line: string): void {
    if (this.#bytes + line.length > MOST_WAITING) {
      this.#drop(1);
      return;
    }
    this.#waiting.push(line);
    this.#bytes += line.length;
    this.#working ??= this.#work();
  }

  /** Resolves once everything is written, or after a second. */
  async flush(): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const limit = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, LAST_WORDS);
    });
    await Promise.race([this.#working, limit]);
    clearTimeout(timer);
  }

  #drop(lines: number): void {
    this.dropped += lines;
    this.#untold += lines;
  }

  async #work(): Promise<void> {
    while (this.#waiting.length > 0) {
      const lines = this.#waiting;
      this.#waiting = [];
      this.#bytes = 0;
      if (await this.#try(lines.join(""))) await this.#tell();
      else this.#drop(lines.length);
    }
    this.#working = undefined;
  }

  async #tell(): Promise<void> {
    const dropped = this.#untold;
    if (dropped === 0) return;
    const line = { level: 40, time: Date.now(), pid: process.pid, dropped, msg: "log lines were dropped" };
    if (await this.#try(`${JSON.stringify(line)}\n`)) this.#untold -= dropped;
  }

  async #try(text: string): Promise<boolean> {
    try {
      await this.put(this.#isBroken ? `\n${text}` : text);
      this.#isBroken = false;
      return true;
    } catch {
      this.#isBroken = true;
      return false;
    }
  }
}
