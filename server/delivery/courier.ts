import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config";
import { AttemptNotes } from "../spool/attempts";
import type { Spool } from "../spool/spool";
import { describeFailure, type Failure, type Mailer } from "./mailer";
import { retryPause, Sleeper } from "./pause";

const CONNECTIONS = 3;
/** How often the spool is searched for messages that an operator moved back, in milliseconds. */
const RESCAN = 60_000;

/** Sends waiting messages until each is delivered or its time has run out. */
export class Courier {
  readonly #notes: AttemptNotes;
  readonly #sleeper = new Sleeper();
  /** The time of a failed message's next attempt. */
  readonly #notBefore = new Map<string, number>();
  /** Delivered, but still in `new` as the move to `sent` failed: never to be sent again. */
  readonly #unrecorded = new Set<string>();
  #failures = 0;
  #pausedUntil = 0;
  #stopped = false;
  #running: Promise<void> = Promise.resolve();

  constructor(
    private readonly spool: Spool,
    private readonly send: Mailer,
    private readonly config: Pick<Config, "retryDelay" | "giveUpAfter">,
    private readonly log: FastifyBaseLogger,
  ) {
    this.#notes = new AttemptNotes(spool.folders.attempts);
  }

  start(): void {
    this.#running = this.#run();
  }

  /** To be called when a message has been accepted. */
  wake(): void {
    this.#sleeper.wake();
  }

  /** Finishes deliveries in progress and starts no others. */
  async stop(): Promise<void> {
    this.#stopped = true;
    this.#sleeper.wake();
    await this.#running;
  }

  async #run(): Promise<void> {
    while (!this.#stopped) {
      this.#sleeper.reset();
      const now = Date.now();
      if (now >= this.#pausedUntil) {
        await this.#round(now).catch((error: unknown) => {
          this.#pausedUntil = Date.now() + this.config.retryDelay;
          this.log.error({ code: describeFailure(error).code }, "a round of deliveries failed");
        });
      }
      if (this.#stopped) return;
      const next = Math.max(this.#pausedUntil, Math.min(...this.#notBefore.values(), Date.now() + RESCAN));
      await this.#sleeper.sleep(next - Date.now());
    }
  }

  /** Sends every message that is due, a few at a time; ends early if the mail server is down. */
  async #round(now: number): Promise<void> {
    const waiting = await this.spool.list("new");
    const due = waiting
      .filter((id) => (this.#notBefore.get(id) ?? 0) <= now)
      .sort((one, other) => (this.#notBefore.get(one) ?? 0) - (this.#notBefore.get(other) ?? 0));
    const present = new Set(waiting);
    for (const id of this.#notBefore.keys()) if (!present.has(id)) this.#notBefore.delete(id);

    const queue = due.values();
    const work = async () => {
      for (const id of queue) {
        if (this.#stopped || Date.now() < this.#pausedUntil) return;
        await this.#deliver(id);
      }
    };
    await Promise.all(Array.from({ length: CONNECTIONS }, work));
  }

  async #deliver(id: string): Promise<void> {
    if (!this.#unrecorded.has(id)) {
      const message = await this.spool.read(id).catch(() => undefined);
      if (message === undefined) return this.#setAside(id, "the file is not a whole message");
      try {
        await this.send(message);
      } catch (error) {
        return this.#failed(id, describeFailure(error));
      }
      this.#unrecorded.add(id);
      this.#failures = 0;
    }
    await this.#record(id);
  }

  async #record(id: string): Promise<void> {
    try {
      await this.spool.settle(id, "sent");
      this.#unrecorded.delete(id);
      this.#notBefore.delete(id);
      await this.#notes.remove(id);
      this.log.info({ id }, "message delivered");
    } catch (error) {
      this.#notBefore.set(id, Date.now() + this.config.retryDelay);
      this.log.error(
        { id, code: describeFailure(error).code },
        "delivered, but that could not be recorded yet",
      );
    }
  }

  async #failed(id: string, failure: Failure): Promise<void> {
    const now = new Date();
    const before = await this.#notes.read(id);
    const attempts = (before?.attempts ?? 0) + 1;
    const firstAt = before?.firstAt ?? now.toISOString();
    await this.#notes.write(id, { attempts, firstAt, lastAt: now.toISOString(), lastError: failure.text });
    const { code, responseCode } = failure;
    if (failure.isServerDown) {
      this.#failures += 1;
      this.#pausedUntil = now.getTime() + retryPause(this.#failures, this.config.retryDelay);
    }
    if (now.getTime() - Date.parse(firstAt) >= this.config.giveUpAfter) {
      return this.#setAside(id, "the time for delivery ran out", { code, responseCode, attempts });
    }
    this.#notBefore.set(id, now.getTime() + retryPause(attempts, this.config.retryDelay));
    this.log.warn({ id, code, responseCode, attempts }, "message not delivered, to be tried again");
  }

  async #setAside(id: string, reason: string, details: object = {}): Promise<void> {
    this.#notBefore.delete(id);
    try {
      await this.spool.settle(id, "failed");
      this.log.error({ id, reason, ...details }, "message set aside in failed");
    } catch (error) {
      this.#notBefore.set(id, Date.now() + this.config.retryDelay);
      this.log.error({ id, code: describeFailure(error).code }, "message could not be set aside");
    }
  }
}
