import { SHELVES, type Store } from "../store/store";

/**
 * Moves all messages to another store, each once: one that is there already is only removed here, so that a move that
 * was interrupted can be run again. Both stores are open, and no host delivers from the first.
 *
 * @returns how many were moved, and how many cannot be read and stay
 */
export async function moveMessages(from: Store, to: Store): Promise<{ moved: number; left: number }> {
  let [moved, left] = [0, 0];
  for await (const entry of from.entries(SHELVES)) {
    const { id, message } = entry;
    if (message === undefined) left += 1;
    else {
      await to.put({ ...entry, message });
      await from.remove(id);
      moved += 1;
    }
  }
  return { moved, left };
}
