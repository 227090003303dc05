import { copyFileSync, linkSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { compressFolder } from "../../src/node/export/compress";

/** Scripts, the data block that names them, and their preloads; JSON-LD stays. */
const SCRIPTS = /<script\b(?![^>]*ld\+json)[^>]*>.*?<\/script>|<link\b[^>]*\bas="script"[^>]*>/gs;
const NOT_LINKED = /\.(?:html\.(?:br|gz)|js|js\.map|js\.br|js\.gz)$/;

function share(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // Another disk, or one without hard links.
    copyFileSync(from, to);
  }
}

/** Copies the exported site without any script in its pages; all other files are hard links. */
export async function makeNoJsCopy(root: string, noJs: string): Promise<void> {
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || NOT_LINKED.test(entry.name)) continue;
    const from = join(entry.parentPath, entry.name);
    const to = join(noJs, relative(root, from));
    mkdirSync(dirname(to), { recursive: true });
    if (entry.name.endsWith(".html")) writeFileSync(to, readFileSync(from, "utf8").replace(SCRIPTS, ""));
    else share(from, to);
  }
  await compressFolder(noJs);
}
