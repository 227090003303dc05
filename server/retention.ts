import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config";
import type { Store } from "./store/store";

/**
 * Deletes messages whose time is over, now and from time to time: `RETAIN_SENT` and `RETAIN_FAILED` count from their
 * arrival.
 *
 * @returns a function that ends it
 */
export function keepDeleting(
  store: Pick<Store, "purge">,
  { retainSent, retainFailed, purgeInterval }: Config,
  log: FastifyBaseLogger,
): () => void {
  // A look that outlasts the interval must not run into the next: half a look would count as a whole one.
  let isLooking = false;
  async function look(): Promise<void> {
    if (isLooking) return;
    isLooking = true;
    try {
      const deleted = await store.purge({ sent: retainSent, suspect: retainSent, failed: retainFailed });
      if (Object.keys(deleted).length > 0) log.info({ deleted }, "messages deleted: their time was over");
    } catch {
      log.error("messages whose time is over could not be deleted");
    }
    isLooking = false;
  }
  void look();
  const timer = setInterval(look, purgeInterval).unref();
  return () => clearInterval(timer);
}
