import { setTimeout as wait } from "node:timers/promises";
import type { FastifyBaseLogger } from "fastify";
import type { Alarm } from "../alarm";
import type { Config } from "../config";
import { errorCode } from "../errors";
import type { Metrics } from "../monitoring/metrics";
import type { AttemptNote } from "../store/attempt-note";
import type { Due, Store } from "../store/store";
import type { Outlet } from "./outlet";
import { Progress } from "./progress";

const CONNECTIONS = 3;
/** Interval between queries for due messages, in milliseconds: another host may be about to take one. */
const LEAST_PAUSE = 5;
const LONGEST_PAUSE = 900_000;

/** The pause before the next attempt, in milliseconds: it starts at `first` and doubles up to a quarter of an hour. */
function retryPause(failures: number, first: number): number {
  return Math.min(first * 2 ** Math.max(0, failures - 1), Math.max(LONGEST_PAUSE, first));
}

/** Sends waiting messages by one channel until each is delivered or given up. Uses a monotonic clock throughout. */
export class Courier {
  readonly #active = new Set<Promise<void>>();
  readonly #abort = new AbortController();
  readonly #stopping = new AbortController();
  #waking = new AbortController();
  #failures = 0;
  /** Messages whose refusal was already reported to the operator. */
  readonly #refused = new Set<string>();
  #pausedUntil = 0;
  /** When the first message started to wait, or the last one was sent. */
  #movedAt = performance.now();
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly store: Pick<Store, "take" | "noteAttempt" | "settle">,
    private readonly outlet: Outlet,
    private readonly config: Config,
    private readonly log: FastifyBaseLogger,
    private readonly alarm: Pick<Alarm, "raise">,
    private readonly metrics: Pick<Metrics, "deliveries">,
  ) {}

  start(): void {
    this.#running = this.#run();
  }

  wake(): void {
    this.#waking.abort();
  }

  /** Starts no more deliveries; aborts the running ones after `patience` milliseconds. */
  async stop(patience: number): Promise<void> {
    this.#stopping.abort();
    this.wake();
    const limit = setTimeout(() => this.#abort.abort(), patience);
    await this.#running;
    clearTimeout(limit);
  }

  async #run(): Promise<void> {
    const { signal } = this.#stopping;
    while (!signal.aborted) {
      // Created before the search, so that a wake-up during the search is not lost.
      this.#waking = new AbortController();
      const pause = await this.#startDue().catch((error) => {
        this.#tell(error, "waiting messages could not be taken");
        return this.config.retryDelay;
      });
      await wait(pause, undefined, { signal: this.#waking.signal }).catch(() => {});
    }
    await Promise.all(this.#active);
  }

  /** Starts the due deliveries; resolves with the milliseconds until the next search. */
  async #startDue(): Promise<number> {
    const { scanInterval, alertAfter } = this.config;
    const free = CONNECTIONS - this.#active.size;
    const now = performance.now();
    const isHeld = free === 0 || now < this.#pausedUntil;
    const { due, nextIn } = isHeld
      ? { due: [], nextIn: 0 }
      : await this.store.take(this.outlet.channel, free);
    for (const one of due) this.#start(one);
    if (this.#active.size === 0 && nextIn === Number.POSITIVE_INFINITY) this.#movedAt = now;
    if (now - this.#movedAt >= alertAfter) this.alarm.raise("waiting", this.outlet.channel);
    // While every connection is in use, the end of a delivery wakes the loop.
    if (due.length === free) return scanInterval;
    if (isHeld) return Math.min(scanInterval, this.#pausedUntil - now);
    return Math.min(scanInterval, Math.max(nextIn, LEAST_PAUSE));
  }

  #start(due: Due): void {
    const task = this.#deliver(due)
      .catch(async (error) => {
        this.#tell(error, "a delivery ended unexpectedly");
        await this.#insist("a message could not be put off yet", due.id, () =>
          this.store.noteAttempt(this.outlet.channel, due.id, undefined, this.config.retryDelay),
        );
      })
      .finally(() => {
        this.#active.delete(task);
        this.wake();
      });
    this.#active.add(task);
  }

  #tell(error: unknown, what: string, id?: string): void {
    this.log.error({ id, channel: this.outlet.channel, code: errorCode(error) ?? "UNKNOWN" }, what);
  }

  async #deliver({ id, message, note, sinceLast }: Due): Promise<void> {
    const { channel, recipientsOf, send } = this.outlet;
    const form = message?.kind ?? "unknown";
    if (message === undefined) return this.#record(id, form, "failed", { reason: "it is no whole message" });
    const progress = new Progress(recipientsOf(message), note, this.config.giveUpAfter, sinceLast);
    const limit = AbortSignal.timeout(this.config.deliveryTimeout);
    try {
      if (progress.open.length > 0) {
        progress.taken(await send(message, progress.open, AbortSignal.any([limit, this.#abort.signal])));
      }
      this.#failures = 0;
    } catch (error) {
      if (progress.refused(error).isServerDown) this.#pause();
    }
    const newNote = progress.note();
    if (progress.open.length === 0 && progress.failed.length === 0)
      return this.#record(id, form, "sent", {}, newNote);
    if (progress.isRefused && !this.#refused.has(id)) {
      this.#refused.add(id);
      this.alarm.raise("refused", channel);
    }
    const { code, responseCode } = progress.lastFailure ?? {};
    const details = { code, responseCode, attempts: progress.attempts };
    if (progress.open.length === 0) return this.#record(id, form, "failed", details, newNote);
    const pause = retryPause(progress.attempts, this.config.retryDelay);
    await this.#insist("an attempt could not be noted yet", id, () =>
      this.store.noteAttempt(channel, id, newNote, pause),
    );
    this.metrics.deliveries.inc({ channel, form, result: "deferred" });
    this.log.warn({ id, channel, ...details }, "message not delivered, to be tried again");
  }

  /** The mail server is unusable: no message is tried for a while. */
  #pause(): void {
    const now = performance.now();
    // Connections that were open together fail together; that counts as one failure.
    if (now < this.#pausedUntil) return;
    this.#failures += 1;
    this.#pausedUntil = now + retryPause(this.#failures, this.config.retryDelay);
  }

  /**
   * Retries until it succeeds, because a message that the mail server took must not be sent again. Returns false if the
   * host stops.
   */
  async #insist(what: string, id: string, act: () => Promise<void>): Promise<boolean> {
    const { signal } = this.#stopping;
    for (;;) {
      try {
        await act();
        return true;
      } catch (error) {
        this.#tell(error, what, id);
      }
      if (signal.aborted) return false;
      await wait(this.config.retryDelay, undefined, { signal }).catch(() => {});
    }
  }

  async #record(
    id: string,
    form: string,
    end: "sent" | "failed",
    details: object = {},
    note?: AttemptNote,
  ): Promise<void> {
    const { channel } = this.outlet;
    const what =
      end === "sent" ? "delivered, but that could not be recorded yet" : "message could not be set aside";
    if (!(await this.#insist(what, id, () => this.store.settle(channel, id, end, note)))) return;
    this.#refused.delete(id);
    if (end === "sent") {
      this.#movedAt = performance.now();
      this.metrics.deliveries.inc({ channel, form, result: "delivered" });
      this.log.info({ id, channel }, "message delivered");
    } else {
      this.metrics.deliveries.inc({ channel, form, result: "failed" });
      this.log.error({ id, channel, ...details }, "message set aside in failed");
      this.alarm.raise("failed", channel);
    }
  }
}
