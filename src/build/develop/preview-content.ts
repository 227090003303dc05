import { copyFileSync, mkdirSync, rmSync, statSync, utimesSync } from "node:fs";
import path from "node:path";
import { formatProblem } from "../content/content-file";
import { filesBelow } from "../content/read-content";
import { watchContent } from "./watch-content";

/**
 * The folder from which Gatsby reads content. In development it is a copy of the last valid content: a broken edit
 * stops nothing, and the page stays as it was until the edit is fixed.
 */
export function contentFolder(): string {
  return process.env.NODE_ENV === "development" ? path.join(".preview", "content") : "content";
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
  const wanted = new Set(files);
  for (const file of filesBelow(to)) if (!wanted.has(file)) rmSync(path.join(to, file));
}

/** Gives development the content that it starts with, as soon as the check finds nothing wrong in it. */
export async function firstPreview(root: string, say: (text: string) => void): Promise<void> {
  let start = () => {};
  const valid = new Promise<void>((resolve) => {
    start = resolve;
  });
  const end = await watchContent(root, ({ errors }) => {
    if (errors.length === 0) start();
    else
      say(
        `content: ${errors.length} problem(s); waiting until mended\n${errors.map(formatProblem).join("\n")}`,
      );
  });
  await valid;
  end();
  mirrorFolder(path.join(root, "content"), path.join(root, contentFolder()));
}
