import { statSync } from "node:fs";
import { join } from "node:path";

/**
 * What lies at a path. Asked without waiting: the system has the answer in memory,
 * and a trip to the thread pool costs many times as much.
 */
function kind(path: string): "file" | "folder" | undefined {
  try {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isFile()) return "file";
    return found?.isDirectory() ? "folder" : undefined;
  } catch {
    return undefined;
  }
}

/**
 * The file below `root` that a clean path means: itself, its `index.html`, or itself with `.html`.
 *
 * @param path as `pagePath` gives it, without a slash at the end
 */
export function findFile(root: string, path: string): string | undefined {
  const exact = kind(join(root, path));
  if (exact === "file") return path;
  const choices = exact === "folder" ? [`${path}/index.html`] : [];
  if (path !== "") choices.push(`${path}.html`);
  return choices.find((choice) => kind(join(root, choice)) === "file");
}
