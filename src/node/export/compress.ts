import { readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const COMPRESSIBLE = /\.(?:html?|js|mjs|css|json|map|svg|xml|txt|webmanifest|ico|wasm|ttf|otf|pdf)$/i;
const MIN_BYTES = 1024;
/** Above this size Brotli's best level takes seconds per file for very little. */
const BEST_LEVEL_BYTES = 2_000_000;

const ENCODERS: Readonly<Record<string, (content: Buffer) => Promise<Buffer>>> = {
  ".br": (content) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: content.length > BEST_LEVEL_BYTES ? 9 : 11,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ".gz": (content) => zip(content, { level: 9 }),
};

async function changedAt(path: string): Promise<number> {
  return (await stat(path).catch(() => undefined))?.mtimeMs ?? Number.NEGATIVE_INFINITY;
}

/** Writes missing or outdated compressed copies, unless they would be larger; returns how many. */
async function compressFile(path: string): Promise<number> {
  const changed = await changedAt(path);
  let written = 0;
  for (const [extension, encode] of Object.entries(ENCODERS)) {
    const sibling = path + extension;
    if ((await changedAt(sibling)) > changed) continue;
    const content = await readFile(path);
    const packed = await encode(content);
    if (packed.length >= content.length) {
      await rm(sibling, { force: true });
      continue;
    }
    await writeFile(`${sibling}.tmp`, packed);
    await rename(`${sibling}.tmp`, sibling);
    written += 1;
  }
  return written;
}

/** Largest first, so that no core is left with a large file at the end. */
async function listCompressible(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && COMPRESSIBLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const sized = await Promise.all(files.map(async (file) => ({ file, bytes: (await stat(file)).size })));
  return sized
    .filter(({ bytes }) => bytes > MIN_BYTES)
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ file }) => file);
}

/** Writes `.br` and `.gz` beside every file over 1 KB below `root`, unless they are newer than it. */
export async function compressFolder(
  root: string,
): Promise<{ readonly files: number; readonly written: number }> {
  const files = await listCompressible(root);
  const waiting = files.values();
  let written = 0;

  async function work(): Promise<void> {
    for (const file of waiting) {
      // Not `written += await …`: that would read `written` before the others have added to it.
      const siblings = await compressFile(file);
      written += siblings;
    }
  }

  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  return { files: files.length, written };
}
