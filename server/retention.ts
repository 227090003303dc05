import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config";
import type { Store } from "./store/store";

/** Deletes messages whose time is over: `RETAIN_SENT` and `RETAIN_FAILED`, counted from their arrival. */
export class Retention {
  #timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly store: Pick<Store, "purge">,
    private readonly config: Pick<Config, "retainSent" | "retainFailed" | "purgeInterval">,
    private readonly log: FastifyBaseLogger,
  ) {}

  start(): void {
    // A look that outlasts the interval must not run into the next: half a look would count as a whole one.
    let isLooking = false;
    const look = async () => {
      if (isLooking) return;
      isLooking = true;
      await this.#purge().catch(() => this.log.error("messages whose time is over could not be deleted"));
      isLooking = false;
    };
    void look();
    this.#timer = setInterval(() => void look(), this.config.purgeInterval).unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  async #purge(): Promise<void> {
    const { retainSent, retainFailed } = this.config;
    const deleted = await this.store.purge({ sent: retainSent, suspect: retainSent, failed: retainFailed });
    if (Object.keys(deleted).length > 0) this.log.info({ deleted }, "messages deleted: their time was over");
  }
}
