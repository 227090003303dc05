import { stat } from "node:fs/promises";
import { messageTime } from "../../message";
import { type Figures, SHELVES, type Shelf } from "../store";
import type { Folders } from "./folders";

export async function figuresOf(folders: Folders): Promise<Figures> {
  const counts = new Map<Shelf, number>();
  let bytes = 0;
  let oldest: number | undefined;
  for (const shelf of SHELVES) {
    const files = await folders.files(shelf);
    counts.set(shelf, files.size);
    for (const [id, path] of files) {
      if (shelf === "new") oldest ??= messageTime(id);
      bytes += await stat(path).then(
        ({ size }) => size,
        () => 0,
      );
    }
  }
  return {
    waiting: counts.get("new") ?? 0,
    oldestSeconds: oldest === undefined ? 0 : Math.max(0, Math.round((Date.now() - oldest) / 1000)),
    failed: counts.get("failed") ?? 0,
    suspect: counts.get("suspect") ?? 0,
    bytes,
  };
}

/** The messages that are older than their shelf's limit, in milliseconds. */
export async function olderThan(
  folders: Folders,
  limits: Readonly<Partial<Record<Shelf, number>>>,
): Promise<Map<string, Shelf>> {
  const old = new Map<string, Shelf>();
  for (const shelf of SHELVES) {
    const limit = limits[shelf];
    if (limit === undefined) continue;
    for (const id of await folders.ids(shelf)) {
      const time = messageTime(id);
      if (time !== undefined && Date.now() - time >= limit) old.set(id, shelf);
    }
  }
  return old;
}
