import { EventEmitter, on } from "node:events";
import pino, { type Logger } from "pino";

export type LogLine = Readonly<Record<string, unknown>>;

/** A log whose lines a test can read or wait for. */
export class LogSink {
  readonly text: string[] = [];
  readonly logger: Logger;
  readonly #events = new EventEmitter();

  constructor() {
    this.logger = pino(
      { level: "debug" },
      {
        write: (text: string) => {
          this.text.push(text);
          this.#events.emit("line");
        },
      },
    );
  }

  get lines(): LogLine[] {
    return this.text.map((line): LogLine => JSON.parse(line));
  }

  /** Resolves once `count` lines have the message. */
  async until(message: string, count = 1): Promise<LogLine[]> {
    const found = () => this.lines.filter((line) => line.msg === message);
    const lines = on(this.#events, "line");
    while (found().length < count) await lines.next();
    await lines.return?.();
    return found();
  }
}
