import { cpSync, mkdtempSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

/** Folders left out of a copy; packages are linked. */
const LEFT_OUT = new Set([".git", ".preview", "node_modules", "spool", "coverage"]);

/** A copy of this project in a folder of its own, with the same packages. */
export function copyProject(name: string, without: readonly string[] = []): string {
  const root = mkdtempSync(path.join(tmpdir(), `${name}-`));
  cpSync(".", root, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (source) =>
      !LEFT_OUT.has(source) &&
      !without.includes(source) &&
      !/^(?:art|bench|__tests__\/reports\/engines)\/node_modules/.test(source),
  });
  symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
  return root;
}
