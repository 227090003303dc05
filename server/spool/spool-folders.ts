import { mkdir } from "node:fs/promises";
import { join } from "node:path";

/** Where the parts of a spool lie. */
export interface SpoolFolders {
  /** Files being written: not accepted yet. */
  readonly tmp: string;
  /** Accepted, waiting for delivery. */
  readonly new: string;
  readonly sent: string;
  /** Set aside after the time for delivery ran out. */
  readonly failed: string;
  /** What was tried for messages that are not delivered yet. */
  readonly attempts: string;
}

/** The paths of a spool's folders. */
export function spoolFolders(root: string): SpoolFolders {
  return {
    tmp: join(root, "tmp"),
    new: join(root, "new"),
    sent: join(root, "sent"),
    failed: join(root, "failed"),
    attempts: join(root, "attempts"),
  };
}

/** Creates whatever is missing of a spool, readable by its owner alone. */
export async function makeSpoolFolders(folders: SpoolFolders): Promise<void> {
  for (const folder of Object.values(folders)) await mkdir(folder, { recursive: true, mode: 0o700 });
}
