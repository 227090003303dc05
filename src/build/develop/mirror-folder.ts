import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

function isSame(from: string, to: string): boolean {
  const [source, target] = [statSync(from), statSync(to, { throwIfNoEntry: false })];
  return target !== undefined && target.size === source.size && target.mtimeMs === source.mtimeMs;
}

/** Makes one folder hold the same files as another; those that have not changed are not touched. */
export function mirrorFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  const files = filesBelow(from);
  for (const file of files) {
    const [source, target] = [path.join(from, file), path.join(to, file)];
    if (isSame(source, target)) continue;
    const { atimeMs, mtimeMs } = statSync(source);
    mkdirSync(path.dirname(target), { recursive: true });
    copyFileSync(source, target);
    utimesSync(target, atimeMs / 1000, mtimeMs / 1000);
  }
  const kept = new Set(files);
  for (const file of filesBelow(to)) if (!kept.has(file)) rmSync(path.join(to, file));
}
