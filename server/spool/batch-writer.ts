import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { SpoolFolders } from "./spool-folders";
import { syncFolder } from "./sync-folder";
import { writeSynced } from "./write-synced";

interface Job {
  readonly name: string;
  readonly content: string;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

const BATCH = 32;

/**
 * Makes a function that puts a file into `new` and resolves once content and name are on disk.
 * Files that arrive together share one sync of the folder; each is written to `tmp` and renamed.
 */
export function batchWriter(folders: SpoolFolders): (name: string, content: string) => Promise<void> {
  const queue: Job[] = [];
  let working = false;

  /** One file, up to its name in `new`; what is half done is taken back. */
  async function place(job: Job): Promise<Job | undefined> {
    const draft = join(folders.tmp, job.name);
    try {
      await writeSynced(draft, job.content);
      await rename(draft, join(folders.new, job.name));
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
      await syncFolder(folders.new);
      for (const job of placed) job.resolve();
    } catch (error) {
      for (const job of placed) {
        await rm(join(folders.new, job.name), { force: true }).catch(() => {});
        job.reject(error);
      }
    }
  }

  async function work(): Promise<void> {
    working = true;
    while (queue.length > 0) await writeBatch(queue.splice(0, BATCH));
    working = false;
  }

  return (name, content) =>
    new Promise((resolve, reject) => {
      queue.push({ name, content, resolve, reject });
      if (!working) void work();
    });
}
