import { open, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/**
 * Writes a file to `tmp` and renames it into `target`; resolves once content and name are on disk.
 * @throws an error of Node; then nothing of the file is left
 */
export async function placeFile(tmp: string, target: string, name: string, content: string): Promise<void> {
  const path = join(target, name);
  // The file to remove after an error; never a file that was in `target` before.
  let temporary = join(tmp, name);
  try {
    await writeFile(temporary, content, { flag: "wx", mode: 0o600, flush: true });
    await rename(temporary, path);
    temporary = path;
    await syncFolder(target);
  } catch (error) {
    await rm(temporary, { force: true }).catch(() => {});
    throw error;
  }
}
