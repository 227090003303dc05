import { readdir, stat } from "node:fs/promises";
import { join } from "node:path";

const TEXTUAL = /\.(?:html?|js|mjs|css|json|map|svg|xml|txt|webmanifest|ico|wasm|ttf|otf|pdf)$/i;
const LEAST_BYTES = 1024;

/** The files below `root` that shrink when compressed and are over 1 KB, largest first so that no core waits at the end. */
export async function listCompressible(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && TEXTUAL.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const sized = await Promise.all(files.map(async (file) => ({ file, bytes: (await stat(file)).size })));
  return sized
    .filter(({ bytes }) => bytes > LEAST_BYTES)
    .sort((one, other) => other.bytes - one.bytes)
    .map(({ file }) => file);
}
