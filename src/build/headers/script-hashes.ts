import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

const SCRIPT = /<script\b([^>]*)>(.*?)<\/script>/gis;
/** Types that browsers run; any other makes the element a block of data. */
const RUNS = /^(?:|module|text\/javascript|application\/javascript)$/i;

/** The inline scripts of a page that a browser would run. */
function inlineScripts(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = "", text = ""]) => {
    const type = /\btype=["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? "";
    return /\bsrc=/i.test(attributes) || !RUNS.test(type) || text === "" ? [] : [text];
  });
}

/** Names each inline script of the exported pages by its hash, as a Content-Security-Policy does. */
export async function scriptHashes(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true });
  const hashes = new Set<string>();
  const files = entries.filter((entry) => entry.isFile() && entry.name.endsWith(".html"));
  for (const { name, parentPath } of files) {
    const html = await readFile(path.join(parentPath, name), "utf8");
    // Gatsby keeps parts of pages beside the pages.
    if (!html.includes("<html")) continue;
    for (const text of inlineScripts(html)) {
      hashes.add(`'sha256-${createHash("sha256").update(text).digest("base64")}'`);
    }
  }
  return [...hashes].sort();
}
