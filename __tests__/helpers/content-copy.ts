import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** A project's content that a test may change. */
export interface ContentCopy {
  /** Holds `content` and `src/pages`, as the check wants them. */
  readonly root: string;
  /** The text of a file below `content`. */
  read(file: string): string;
  readBytes(file: string): Buffer;
  /** Writes a file below `content`, and its folders, at one stroke. */
  write(file: string, data: string | Buffer): void;
  /** Changes a file's text. @throws Error when that leaves it as it was */
  edit(file: string, change: (text: string) => string): void;
  remove(file: string): void;
  /** Takes the whole copy away. */
  discard(): void;
}

/** The content below a folder; it must be a copy, as whatever a test does to it stays. */
export function contentAt(root: string): ContentCopy {
  const at = (file: string) => path.join(root, "content", file);
  const read = (file: string) => readFileSync(at(file), "utf8");
  const write = (file: string, data: string | Buffer) => {
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(path.join(root, "written"), data);
    renameSync(path.join(root, "written"), at(file));
  };
  return {
    root,
    read,
    readBytes: (file) => readFileSync(at(file)),
    write,
    edit(file, change) {
      const before = read(file);
      const after = change(before);
      if (after === before) throw new Error(`the edit of ${file} changes nothing`);
      write(file, after);
    },
    remove: (file) => rmSync(at(file), { recursive: true }),
    discard: () => rmSync(root, { recursive: true, force: true }),
  };
}
