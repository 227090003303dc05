import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** Which files are done, and when each was last written. */
export interface Done {
  readonly has: (name: string, modified: number) => boolean;
  readonly add: (name: string, modified: number) => void;
  readonly save: () => Promise<void>;
}

const RECORD = z.object({ key: z.string(), files: z.record(z.string(), z.number()) });

async function readFiles(record: string, key: string): Promise<Record<string, number>> {
  try {
    const kept = RECORD.parse(JSON.parse(await readFile(record, "utf8")));
    return kept.key === key ? kept.files : {};
  } catch {
    return {};
  }
}

/**
 * Reads which files an earlier run has done.
 * @param record the file that says so
 * @param means what the work was done with; a record of other means counts for nothing
 */
export async function readDone(record: string, means: string): Promise<Done> {
  const key = createHash("sha256").update(means).digest("hex");
  const earlier = await readFiles(record, key);
  const files: Record<string, number> = {};
  return {
    has: (name, modified) => {
      if (earlier[name] !== modified) return false;
      files[name] = modified;
      return true;
    },
    add: (name, modified) => {
      files[name] = modified;
    },
    save: async () => {
      await mkdir(path.dirname(record), { recursive: true });
      await writeFile(record, JSON.stringify({ key, files }));
    },
  };
}
