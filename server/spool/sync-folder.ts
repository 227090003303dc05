import { open } from "node:fs/promises";

/** Waits until the names in a folder are on disk, not only in memory. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
