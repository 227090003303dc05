import { stat } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { compressFile } from "./site/compress-file";
import { listCompressible } from "./site/list-compressible";

/** What a run did. */
interface Summary {
  readonly files: number;
  readonly written: number;
}

/**
 * Writes `.br` and `.gz` beside every compressible file over 1 KB below `root`;
 * files whose compressed siblings are newer are left alone.
 */
export async function compressFolder(
  root: string,
  onProgress: (done: number, all: number) => void = () => {},
): Promise<Summary> {
  const files = await listCompressible(root);
  const waiting = files.values();
  let done = 0;
  let written = 0;

  async function work(): Promise<void> {
    for (const file of waiting) {
      const siblings = await compressFile(file);
      written += siblings;
      done += 1;
      onProgress(done, files.length);
    }
  }

  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  return { files: files.length, written };
}

async function run(): Promise<void> {
  const root = resolve(process.env.PUBLIC_DIR ?? "public");
  if (!(await stat(root).catch(() => undefined))?.isDirectory()) {
    throw new Error(`there is no folder ${root}; run npm run build`);
  }
  let shown = 0;
  const { files, written } = await compressFolder(root, (done, all) => {
    if (!process.stdout.isTTY || Date.now() - shown < 100) return;
    shown = Date.now();
    process.stdout.write(`\rCompressing ${done} of ${all} files`);
  });
  if (process.stdout.isTTY) process.stdout.write("\r\x1b[K");
  console.log(`Compressed ${files} files below ${root} (${written} .br and .gz files written).`);
}

if (require.main === module) {
  run().catch((error: Error) => {
    console.error(`Compression failed: ${error.message}`);
    process.exitCode = 1;
  });
}
