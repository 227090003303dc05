import { readFile } from "node:fs/promises";
import { join } from "node:path";

/** The headers that `_headers` in the exported site gives to every address (its rule for the path "/*"); none without the file. */
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
