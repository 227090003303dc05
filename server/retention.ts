import type { FastifyBaseLogger } from "fastify";
import type { Config } from "./config";
import type { Store } from "./store/store";

/**
 * Deletes messages whose arrival is longer ago than `RETAIN_SENT` or `RETAIN_FAILED`, now and at each interval.
 * @returns a function that ends it
 */
export function keepDeleting(
  store: Pick<Store, "purge">,
  { retainSent, retainFailed, purgeInterval }: Config,
  log: FastifyBaseLogger,
): () => void {
  // A search that outlasts the interval must not overlap the next: half a search would count as a whole one.
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
