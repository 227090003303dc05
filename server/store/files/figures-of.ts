import { stat } from "node:fs/promises";
import { messageTime } from "../../message";
import { type Figures, SHELVES, type Shelf } from "../store";
import type { Folders } from "./folders";

export async function figuresOf(folders: Folders): Promise<Figures> {
  const count = { new: 0, failed: 0, suspect: 0, sent: 0 } satisfies Record<Shelf, number>;
  let bytes = 0;
  let oldest = Number.POSITIVE_INFINITY;
  for (const shelf of SHELVES)
    for (const [id, path] of await folders.files(shelf)) {
      count[shelf] += 1;
      if (shelf === "new") oldest = Math.min(oldest, messageTime(id) ?? oldest);
      bytes += (await stat(path).catch(() => undefined))?.size ?? 0;
    }
  const oldestSeconds = Math.max(0, Math.round((Date.now() - oldest) / 1000));
  return { waiting: count.new, oldestSeconds, failed: count.failed, suspect: count.suspect, bytes };
}
