import { EventEmitter, once } from "node:events";
import pino from "pino";

type LogLine = Readonly<Record<string, unknown>>;

export class LogSink {
  readonly lines: LogLine[] = [];
  readonly #events = new EventEmitter();

  readonly logger = pino(
    { level: "debug" },
    { write: (line: string) => void this.#events.emit("line", this.lines.push(JSON.parse(line))) },
  );

  saying = (message: string): LogLine[] => this.lines.filter(({ msg }) => msg === message);

  async until(message: string, count = 1): Promise<LogLine[]> {
    while (this.saying(message).length < count) await once(this.#events, "line");
    return this.saying(message);
  }
}
