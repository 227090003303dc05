import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyBaseLogger } from "fastify";
import type { Config } from "../config";
import { messageTime } from "../message";
import { AttemptNotes } from "./attempts";
import { purgeKeys } from "./keys";
import type { Shelf, Spool } from "./spool";

/** Deletes messages whose time is over: `RETAIN_SENT` and `RETAIN_FAILED`, counted from their arrival. */
export class Retention {
  readonly #notes: AttemptNotes;
  /** Messages that were over age at the last look. */
  #candidates = new Set<string>();
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly spool: Spool,
    private readonly config: Pick<Config, "retainSent" | "retainFailed" | "purgeInterval">,
    private readonly log: FastifyBaseLogger,
  ) {
    this.#notes = new AttemptNotes(spool.folders.attempts);
  }

  start(): void {
    // A look that outlasts the interval must not run into the next: half a look would count as a whole one.
    let isLooking = false;
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      await this.purge().catch(() => this.log.error("messages whose time is over could not be deleted"));
      isLooking = false;
    };
    void look();
    this.#timer = setInterval(() => void look(), this.config.purgeInterval).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  /** A message goes when it is over age twice in a row: a clock that is wrong for a moment deletes nothing. */
  async purge(): Promise<void> {
    const { retainSent, retainFailed } = this.config;
    const shelves: readonly (readonly [Shelf, number])[] = [
      ["sent", retainSent],
      ["suspect", retainSent],
      ["failed", retainFailed],
    ];
    const candidates = new Set<string>();
    const deleted: Partial<Record<Shelf, number>> = {};
    for (const [shelf, limit] of shelves) {
      for (const id of await this.spool.list(shelf)) {
        const time = messageTime(id);
        if (time === undefined || Date.now() - time < limit) continue;
        candidates.add(id);
        if (!this.#candidates.has(id)) continue;
        await rm(join(this.spool.folders[shelf], `${id}.json`), { force: true });
        await this.#notes.remove(id);
        deleted[shelf] = (deleted[shelf] ?? 0) + 1;
      }
    }
    this.#candidates = candidates;
    await purgeKeys(this.spool.folders.keys);
    if (Object.keys(deleted).length > 0) this.log.info({ deleted }, "messages deleted: their time was over");
  }
}
