import type { FastifyBaseLogger } from "fastify";
import type { Alert } from "./delivery/alert-sender";
import type { Channel } from "./store/store";

export type Trouble = "failed" | "refused" | "waiting";

/** Shortest time between two alarms to `ALERT_TO`, in milliseconds. */
const PAUSE = 3_600_000;

const RECEIVERS: Readonly<Record<Channel, string>> = { mail: "the mail server", webhook: "the webhook" };

const WORDS: Readonly<Record<Trouble, (count: number, receiver: string) => string>> = {
  failed: (count, receiver) => `${count} message(s) for ${receiver} were given up and are kept as "failed".`,
  refused: (count, receiver) => `${count} message(s) were refused by ${receiver} and are tried again.`,
  waiting: (_count, receiver) => `Messages wait for ${receiver} longer than they should.`,
};

interface Told {
  readonly trouble: Trouble;
  readonly channel: Channel;
  readonly count: number;
}

/** Tells the operator of trouble, by log and `ALERT_TO`: at once, then at most once an hour all that came since. */
export class Alarm {
  readonly #counts = new Map<string, Told>();
  #sentAt = Number.NEGATIVE_INFINITY;
  #timer: NodeJS.Timeout | undefined;

  /** @param send when it rejects, the alarm is sent again after the pause */
  constructor(
    private readonly send: Alert | undefined,
    private readonly log: FastifyBaseLogger,
  ) {}

  raise(trouble: Trouble, channel: Channel, count = 1): void {
    const name = `${channel} ${trouble}`;
    const known = this.#counts.get(name)?.count ?? 0;
    this.#counts.set(name, { trouble, channel, count: known + count });
    const pause = Math.max(0, this.#sentAt + PAUSE - performance.now());
    this.#timer ??= setTimeout(() => void this.#tell(), pause).unref();
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  async #tell(): Promise<void> {
    this.#timer = undefined;
    this.#sentAt = performance.now();
    const told = [...this.#counts.values()];
    const counts = told.map(({ trouble, channel, count }) => [`${channel} ${trouble}`, count]);
    this.#counts.clear();
    const text = told
      .map(({ trouble, channel, count }) => WORDS[trouble](count, RECEIVERS[channel]))
      .join(" ");
    this.log.error({ alarm: Object.fromEntries(counts) }, text);
    try {
      await this.send?.(`The host of the website's forms: ${text}\n`);
    } catch {
      this.log.error("the alarm could not be sent; it is sent again within the hour");
      for (const { trouble, channel, count } of told) this.raise(trouble, channel, count);
    }
  }
}
