import { readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Above this Brotli's best level takes seconds a file for a gain nobody notices. */
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

/**
 * Writes the compressed siblings of one file that are missing or older than it;
 * a sibling that would not be smaller is removed.
 *
 * @returns how many were written
 */
export async function compressFile(path: string): Promise<number> {
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
