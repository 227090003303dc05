import {
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** A copy of the content that a test may change. */
export interface ContentCopy {
  /** Holds `content` and `src/pages`, as the check wants them. */
  readonly root: string;
  /** The text of a file below `content`. */
  read(file: string): string;
  readBytes(file: string): Buffer;
  /** Writes a file below `content`, and its folders, at one stroke. */
  write(file: string, data: string | Buffer): void;
  remove(file: string): void;
  /** Takes the whole copy away. */
  discard(): void;
}

/** Text files are copied; pictures and videos are linked, so that a copy takes no time. */
function copyContent(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) copyContent(source, target);
    else if (/\.(?:json|mdx|md)$/.test(entry.name)) cpSync(source, target);
    else linkSync(source, target);
  }
}

/**
 * Copies the content and the names of the fixed pages.
 * @param parent where the copy is made; on the project's own disk, or pictures cannot be linked
 */
export function copyOfContent(parent = tmpdir()): ContentCopy {
  const root = mkdtempSync(path.join(parent, "content-"));
  try {
    copyContent("content", path.join(root, "content"));
  } catch {
    cpSync("content", path.join(root, "content"), { recursive: true });
  }
  cpSync("src/pages", path.join(root, "src", "pages"), { recursive: true });
  const at = (file: string) => path.join(root, "content", file);
  return {
    root,
    read: (file) => readFileSync(at(file), "utf8"),
    readBytes: (file) => readFileSync(at(file)),
    write(file, data) {
      mkdirSync(path.dirname(at(file)), { recursive: true });
      writeFileSync(path.join(root, "written"), data);
      renameSync(path.join(root, "written"), at(file));
    },
    remove: (file) => rmSync(at(file), { recursive: true }),
    discard: () => rmSync(root, { recursive: true, force: true }),
  };
}
