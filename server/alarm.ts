import type { FastifyBaseLogger } from "fastify";
import type { Alert } from "./delivery/alert-sender";

export type Trouble = "failed" | "refused" | "waiting";

/** Shortest time between two alarms to `ALERT_TO`, in milliseconds. */
const PAUSE = 3_600_000;

const WORDS: Readonly<Record<Trouble, (count: number) => string>> = {
  failed: (count) => `${count} message(s) were given up and are kept as "failed".`,
  refused: (count) => `${count} message(s) were refused by the mail server and are tried again.`,
  waiting: () => "Messages wait for the mail server longer than they should.",
};

/** Tells the operator of trouble, by log and `ALERT_TO`: at once, then at most once an hour all that came since. */
export class Alarm {
  readonly #counts = new Map<Trouble, number>();
  #sentAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  /** @param send when it rejects, the alarm is sent again after the pause */
  constructor(
    private readonly send: Alert | undefined,
    private readonly log: FastifyBaseLogger,
  ) {}

  raise(trouble: Trouble, count = 1): void {
    this.#counts.set(trouble, (this.#counts.get(trouble) ?? 0) + count);
    const pause = Math.max(0, this.#sentAt + PAUSE - performance.now());
    this.#timer ??= setTimeout(() => void this.#tell(), pause).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #tell(): Promise<void> {
    this.#timer = undefined;
    this.#sentAt = performance.now();
    const told = new Map(this.#counts);
    this.#counts.clear();
    const text = [...told].map(([trouble, count]) => WORDS[trouble](count)).join(" ");
    this.log.error({ alarm: Object.fromEntries(told) }, text);
    try {
      await this.send?.(`The host of the website's forms: ${text}\n`);
    } catch {
      this.log.error("the alarm could not be sent; it is sent again within the hour");
      for (const [trouble, count] of told) this.raise(trouble, count);
    }
  }
}
