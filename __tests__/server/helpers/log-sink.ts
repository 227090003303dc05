import { EventEmitter, once } from "node:events";
import pino from "pino";

type LogLine = Readonly<Record<string, unknown>>;

/** A log whose lines a test can read or wait for. */
export class LogSink {
  readonly lines: LogLine[] = [];
  readonly #events = new EventEmitter();

  readonly logger = pino(
    { level: "debug" },
    { write: (line: string) => void this.#events.emit("line", this.lines.push(JSON.parse(line))) },
  );

  /** The lines that have the message. */
  saying = (message: string): LogLine[] => this.lines.filter(({ msg }) => msg === message);

  /** Resolves once `count` lines have the message. */
  async until(message: string, count = 1): Promise<LogLine[]> {
    while (this.saying(message).length < count) await once(this.#events, "line");
    return this.saying(message);
  }
}
