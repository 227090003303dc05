import { readFile } from "node:fs/promises";
import { join } from "node:path";

const HASH = "[0-9a-f]{10,}";
const HASHED = [
  // Gatsby's bundles in the root: app-<hash>.js, component---src-pages-index-tsx-<hash>.js
  new RegExp(`^/[^/]+[-.]${HASH}\\.(?:js|mjs|css)(?:\\.map|\\.LICENSE\\.txt)?$`),
  new RegExp(`^/static/${HASH}/.+$`),
  new RegExp(`^/static/(?:[^/]+/)*[^/]*-${HASH}\\.[^/]+$`),
];

/** The Cache-Control of a file: immutable if its path contains a hash of its content, otherwise to be revalidated. */
export function cacheControl(path: string): string {
  return HASHED.some((pattern) => pattern.test(path))
    ? "public, max-age=31536000, immutable"
    : "public, max-age=0, must-revalidate";
}

type Headers = Readonly<Record<string, string>>;

/**
 * Reads the exported site's `_headers`: those under `/*` go with every answer, those under one path are
 * added there and replace those of the same name. Other patterns are for CDNs. Without the file there are none.
 *
 * @returns the headers of a path
 */
export async function readHeaders(root: string): Promise<(path: string) => Headers> {
  const text = await readFile(join(root, "_headers"), "utf8").catch(() => "");
  const rules = new Map<string, Record<string, string>>();
  let place = "";
  for (const line of text.split(/\r?\n/)) {
    const header = /^\s+([\w-]+):\s*(.+?)\s*$/.exec(line);
    if (!header) {
      if (/^\S/.test(line)) place = line.trim();
      continue;
    }
    const [, name = "", value = ""] = header;
    rules.set(place, { ...rules.get(place), [name.toLowerCase()]: value });
  }
  const forAll: Headers = rules.get("/*") ?? {};
  rules.delete("/*");
  const byPath = new Map(
    [...rules].map(([path, ofPath]): [string, Headers] => [path, { ...forAll, ...ofPath }]),
  );
  return (path) => byPath.get(path) ?? forAll;
}
