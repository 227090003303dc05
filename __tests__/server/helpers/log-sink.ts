import { EventEmitter, once } from "node:events";
import pino, { type Logger } from "pino";

type LogLine = Readonly<Record<string, unknown>>;

/** A log whose lines a test can read or wait for. */
export class LogSink {
  readonly lines: LogLine[] = [];
  readonly logger: Logger;
  readonly #events = new EventEmitter();

  constructor() {
    const write = (line: string) => {
      this.lines.push(JSON.parse(line));
      this.#events.emit("line");
    };
    this.logger = pino({ level: "debug" }, { write });
  }

  /** The lines that have the message. */
  saying(message: string): LogLine[] {
    return this.lines.filter(({ msg }) => msg === message);
  }

  /** Resolves once `count` lines have the message. */
  async until(message: string, count = 1): Promise<LogLine[]> {
    while (this.saying(message).length < count) await once(this.#events, "line");
    return this.saying(message);
  }
}
