import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

export type ContentCopy = ReturnType<typeof contentAt>;

/** Edits the content of a folder, which must be a copy. @param keep is called with each file before it changes */
export function contentAt(root: string, keep: (file: string) => void = () => {}) {
  const at = (file: string) => path.join(root, "content", file);
  const read = (file: string) => readFileSync(at(file), "utf8");
  const write = (file: string, data: string | Buffer) => {
    keep(file);
    mkdirSync(path.dirname(at(file)), { recursive: true });
    writeFileSync(path.join(root, "written"), data);
    renameSync(path.join(root, "written"), at(file));
  };
  return {
    /** Contains `content` and `src/pages`, as the check requires. */
    root,
    read,
    readBytes: (file: string) => readFileSync(at(file)),
    write,
    edit(file: string, change: (text: string) => string) {
      const before = read(file);
      const after = change(before);
      if (after === before) throw new Error(`the edit of ${file} changes nothing`);
      write(file, after);
    },
    remove(file: string) {
      keep(file);
      rmSync(at(file), { recursive: true });
    },
    discard: () => rmSync(root, { recursive: true, force: true }),
  };
}
