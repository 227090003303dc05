import { open, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Waits until a folder's entries are on disk. */
export async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, "r");
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

async function writeSynced(path: string, content: string): Promise<void> {
  const handle = await open(path, "wx", 0o600);
  try {
    await handle.writeFile(content);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

interface Job {
  readonly name: string;
  readonly content: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const BATCH = 32;

/**
 * Returns a function that writes a file to `tmp`, renames it into `target` and resolves once
 * content and name are on disk. Files that arrive together share one sync of the folder.
 */
export function batchWriter(tmp: string, target: string): (name: string, content: string) => Promise<void> {
  const queue: Job[] = [];
  let isWorking = false;

  /** Everything but the folder's sync; cleans up and rejects the job on failure. */
  async function place(job: Job): Promise<Job | undefined> {
    const draft = join(tmp, job.name);
    try {
      await writeSynced(draft, job.content);
      await rename(draft, join(target, job.name));
      return job;
    } catch (error) {
      await rm(draft, { force: true }).catch(() => {});
      job.reject(error);
      return undefined;
    }
  }

  async function writeBatch(batch: readonly Job[]): Promise<void> {
    const placed = (await Promise.all(batch.map(place))).filter((job) => job !== undefined);
    if (placed.length === 0) return;
    try {
      await syncFolder(target);
      for (const job of placed) job.resolve();
    } catch (error) {
      for (const job of placed) {
        await rm(join(target, job.name), { force: true }).catch(() => {});
        job.reject(error);
      }
    }
  }

  async function work(): Promise<void> {
    isWorking = true;
    while (queue.length > 0) await writeBatch(queue.splice(0, BATCH));
    isWorking = false;
  }

  return (name, content) =>
    new Promise((resolve, reject) => {
      queue.push({ name, content, resolve, reject });
      if (!isWorking) void work();
    });
}
