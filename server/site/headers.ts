import { readFile } from "node:fs/promises";
import { join } from "node:path";

const HASH = "[0-9a-f]{16,}";
const HASHED = [
  // Gatsby's bundles in the root: app-<hash>.js, component---src-pages-index-tsx-<hash>.js
  new RegExp(`^/[^/]+[-.]${HASH}\\.(?:js|mjs|css)(?:\\.map|\\.LICENSE\\.txt)?$`),
  new RegExp(`^/static/${HASH}/.+$`),
  new RegExp(`^/static/(?:[^/]+/)*[^/]*-${HASH}\\.[^/]+$`),
];

/** The Cache-Control of a file: immutable if its name contains a hash of its content, otherwise revalidate. */
export function cacheControl(path: string): string {
  return HASHED.some((pattern) => pattern.test(path))
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";
}

/** The headers that the exported site's `_headers` lists under `/*`, by lower-case name; empty without the file. */
export async function readHeaders(root: string): Promise<Readonly<Record<string, string>>> {
  const text = await readFile(join(root, "_headers"), "utf8").catch(() => "");
  const headers: Record<string, string> = {};
  let isForAll = false;
  for (const line of text.split(/\r?\n/)) {
    const header = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line);
    if (!header) {
      if (/^\S/.test(line)) isForAll = line.trim() === "/*";
      continue;
    }
    const [, name = "", value = ""] = header;
    if (isForAll) headers[name.toLowerCase()] = value;
  }
  return headers;
}
