import { open } from "node:fs/promises";

/** Writes a new file and waits until its content is on disk. */
export async function writeSynced(path: string, content: string): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
