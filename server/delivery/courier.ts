import type { FastifyBaseLogger } from "fastify";
import type { Alarm } from "../alarm";
import type { Config } from "../config";
import { errorCode } from "../errors";
import type { Message } from "../message";
import type { Metrics } from "../monitoring/metrics";
import { AttemptNotes } from "../spool/attempts";
import type { Spool } from "../spool/spool";
import type { Mailer } from "./mailer";
import { Progress } from "./progress";
import { retryPause, Sleeper } from "./retry-pause";
import { Schedule } from "./schedule";

const CONNECTIONS = 3;

/** Sends waiting messages until each is delivered or given up. All times are of a clock that nobody can set. */
export class Courier {
  readonly #notes: AttemptNotes;
  readonly #sleeper = new Sleeper();
  readonly #schedule = new Schedule();
  /** Messages in the schedule or under way. */
  readonly #known = new Set<string>();
  /** Messages that this process has tried at least once. */
  readonly #progress = new Map<string, Progress>();
  /** Over, but still among the waiting as the move failed: never to be sent again. */
  readonly #unrecorded = new Map<string, "sent" | "failed">();
  readonly #active = new Set<Promise<void>>();
  readonly #abort = new AbortController();
  #failures = 0;
  #pausedUntil = 0;
  #scanAt = 0;
  /** When messages began to wait or the last one went. */
  #movedAt = 0;
  #stopped = false;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly spool: Pick<Spool, "claims" | "folders" | "list" | "readClaimed" | "settle">,
    private readonly send: Mailer,
    private readonly config: Pick<
      Config,
      "retryDelay" | "giveUpAfter" | "deliveryTimeout" | "scanInterval" | "alertAfter"
    >,
    private readonly log: FastifyBaseLogger,
    private readonly alarm: Pick<Alarm, "raise">,
    private readonly metrics: Pick<Metrics, "delivery">,
  ) {
    this.#notes = new AttemptNotes(spool.folders.attempts);
  }

  start(): void {
    this.#running = this.#run();
  }

  /** To be called when a message has been accepted. */
  wake(id: string): void {
    this.#add(id, performance.now());
    this.#sleeper.wake();
  }

  /** Starts no delivery any more; those under way are broken off after `patience` milliseconds. */
  async stop(patience: number): Promise<void> {
    this.#stopped = true;
    this.#sleeper.wake();
    const limit = setTimeout(() => this.#abort.abort(), patience);
    await this.#running;
    clearTimeout(limit);
  }

  #add(id: string, at: number): void {
    if (this.#known.has(id)) return;
    if (this.#known.size === 0) this.#movedAt = performance.now();
    this.#known.add(id);
    this.#schedule.add(id, at);
  }

  #forget(id: string): void {
    this.#known.delete(id);
    this.#progress.delete(id);
    this.#unrecorded.delete(id);
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#sleeper.reset();
      if (performance.now() >= this.#scanAt) {
        await this.#scan().catch((error) => this.#tell(error, "the spool could not be searched"));
        this.#scanAt = performance.now() + this.config.scanInterval;
      }
      this.#startDue();
      await this.#sleeper.sleep(this.#nextAt() - performance.now());
    }
    await Promise.all(this.#active);
  }

  /** Finds messages of a dead host, of an earlier start and those that an operator put back. */
  async #scan(): Promise<void> {
    const recovered = await this.spool.claims.recover();
    if (recovered > 0)
      this.log.warn({ messages: recovered }, "took over the messages of a host that has ended");
    const now = performance.now();
    for (const id of await this.spool.list("new")) this.#add(id, now);
    if (this.#known.size > 0 && now - this.#movedAt >= this.config.alertAfter) this.alarm.raise("waiting");
  }

  #nextAt(): number {
    const next = this.#schedule.nextAt;
    // With every connection in use the end of a delivery wakes the loop.
    if (next === undefined || this.#active.size >= CONNECTIONS) return this.#scanAt;
    return Math.min(this.#scanAt, Math.max(next, this.#pausedUntil));
  }

  #startDue(): void {
    while (!this.#stopped && this.#active.size < CONNECTIONS) {
      const now = performance.now();
      const id = now < this.#pausedUntil ? undefined : this.#schedule.take(now);
      if (id === undefined) return;
      const task = this.#deliver(id)
        .catch((error) => {
          this.#tell(error, "a delivery ended unexpectedly");
          this.#schedule.add(id, performance.now() + this.config.retryDelay);
        })
        .finally(() => {
          this.#active.delete(task);
          this.#sleeper.wake();
        });
      this.#active.add(task);
    }
  }

  #tell(error: unknown, what: string): void {
    this.log.error({ code: errorCode(error) ?? "UNKNOWN" }, what);
  }

  async #deliver(id: string): Promise<void> {
    const shelf = this.#unrecorded.get(id);
    if (shelf !== undefined) return this.#record(id, shelf);
    if (!(await this.spool.claims.take(id))) return this.#forget(id);
    const message = await this.#read(id);
    if (message === undefined) return;
    const progress =
      this.#progress.get(id) ?? new Progress(message.to, await this.#notes.read(id), this.config.giveUpAfter);
    this.#progress.set(id, progress);
    await this.#attempt(message, progress);
  }

  async #read(id: string): Promise<Message | undefined> {
    try {
      return await this.spool.readClaimed(id);
    } catch (error) {
      if (errorCode(error) === "ENOENT") this.#forget(id);
      else await this.#record(id, "failed", { reason: "the file is not a whole message" });
      return undefined;
    }
  }

  async #attempt(message: Message, progress: Progress): Promise<void> {
    const { id } = message;
    const limit = AbortSignal.timeout(this.config.deliveryTimeout);
    try {
      if (progress.open.length > 0) {
        const refused = await this.send(message, progress.open, AbortSignal.any([limit, this.#abort.signal]));
        progress.taken(refused, performance.now());
      }
      this.#failures = 0;
    } catch (error) {
      if (progress.refused(error, performance.now()).isServerDown) this.#pause();
    }
    if (progress.open.length === 0 && progress.failed.length === 0) return this.#record(id, "sent");
    await this.#notes.write(id, progress.note());
    const { code, responseCode } = progress.lastFailure ?? {};
    const details = { code, responseCode, attempts: progress.attempts };
    if (progress.open.length === 0) return this.#record(id, "failed", details);
    this.#schedule.add(id, performance.now() + retryPause(progress.attempts, this.config.retryDelay));
    this.metrics.delivery("deferred");
    this.log.warn({ id, ...details }, "message not delivered, to be tried again");
  }

  /** The mail server cannot be used: no message is tried for a while. */
  #pause(): void {
    const now = performance.now();
    // Connections that were open together fail together, and that is one failure.
    if (now < this.#pausedUntil) return;
    this.#failures += 1;
    this.#pausedUntil = now + retryPause(this.#failures, this.config.retryDelay);
  }

  async #record(id: string, shelf: "sent" | "failed", details: object = {}): Promise<void> {
    try {
      await this.spool.settle(id, shelf);
    } catch (error) {
      this.#unrecorded.set(id, shelf);
      this.#schedule.add(id, performance.now() + this.config.retryDelay);
      this.log.error(
        { id, code: errorCode(error) ?? "UNKNOWN" },
        shelf === "sent" ? "delivered, but that could not be recorded yet" : "message could not be set aside",
      );
      return;
    }
    this.#forget(id);
    if (shelf === "sent") {
      this.#movedAt = performance.now();
      await this.#notes.remove(id);
      this.metrics.delivery("delivered");
      this.log.info({ id }, "message delivered");
    } else {
      this.metrics.delivery("failed");
      this.log.error({ id, ...details }, "message set aside in failed");
      this.alarm.raise("failed");
    }
  }
}
