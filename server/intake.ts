import { statfs } from "node:fs/promises";
import type { Config } from "./config";
import { type Message, referenceOf } from "./message";
import type { Readiness } from "./monitoring/health";
import { Keys } from "./spool/keys";
import type { Spool } from "./spool/spool";

/** How a message came. */
export interface Arrival {
  /** The `Idempotency-Key`; undefined without one. */
  readonly key: string | undefined;
  /** What was asked for, in one text: a key belongs to it. */
  readonly content: string;
  /** A suspect message is kept apart, and not sent. */
  readonly isSuspect: boolean;
}

/** Takes messages into the spool: each is on disk, once per key, while the disk has room. */
export class Intake {
  readonly #keys: Keys;
  /** Requests under way by key: a repeat waits for the first. */
  readonly #underWay = new Map<string, Promise<unknown>>();

  /** @param wake is called with the id of a message that is to be delivered */
  constructor(
    private readonly spool: Spool,
    private readonly config: Pick<Config, "spoolDir" | "diskFloor">,
    private readonly readiness: Readiness,
    private readonly wake: (id: string) => void,
  ) {
    this.#keys = new Keys(spool.folders.keys);
  }

  /**
   * Resolves with the stored message: this one, or the one that came first with the same key.
   *
   * @throws HttpError for a wrong key; any other error if the message cannot be stored, and then nothing is
   */
  async take(message: Message, arrival: Arrival): Promise<Message> {
    const { key } = arrival;
    if (key === undefined) return this.#store(message, arrival);
    const before = this.#underWay.get(key) ?? Promise.resolve();
    const turn = before.then(() => this.#once(message, arrival));
    const ended = turn.catch(() => {});
    this.#underWay.set(key, ended);
    try {
      return await turn;
    } finally {
      if (this.#underWay.get(key) === ended) this.#underWay.delete(key);
    }
  }

  async #once(message: Message, arrival: Arrival): Promise<Message> {
    await this.#checkRoom();
    const id = await this.#keys.claim(arrival.key, arrival.content, message.id);
    if (id === message.id) return this.#store(message, arrival);
    const same = { ...message, id, reference: referenceOf(id) };
    // The key may be on disk without its message, if the first request failed.
    return (await this.spool.find(id)) ? same : this.#store(same, arrival);
  }

  async #store(message: Message, { isSuspect }: Arrival): Promise<Message> {
    try {
      await this.#checkRoom();
      await this.spool.accept(message, isSuspect ? "suspect" : "new");
      this.readiness.learn(true);
    } catch (error) {
      this.readiness.learn(false);
      throw error;
    }
    if (!isSuspect) this.wake(message.id);
    return message;
  }

  /** @throws with code DISK_FLOOR while the disk is so full that the rest of the machine would suffer */
  async #checkRoom(): Promise<void> {
    const disk = await statfs(this.config.spoolDir).catch(() => undefined);
    if (disk && disk.bavail * disk.bsize < this.config.diskFloor) throw new DiskFloorError();
  }
}

class DiskFloorError extends Error {
  readonly code = "DISK_FLOOR";
}
