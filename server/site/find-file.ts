import { realpathSync, statSync } from "node:fs";
import { join } from "node:path";

const HIDDEN_FILES = /^\/(?:_redirects|_headers)$/;

/**
 * Decodes the path of a request target. Undefined if no page can have it: broken escapes, control characters,
 * backslashes, dot segments, dotfiles but those of /.well-known/, double slashes.
 */
export function pagePath(requestTarget: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(requestTarget.split(/[?#]/, 1)[0] ?? "");
  } catch {
    return undefined;
  }
  if (!path.startsWith("/") || /[\\\p{Cc}]/u.test(path)) return undefined;
  if (path.includes("//") || /\/\.(?!well-known\/[^.])/.test(path) || HIDDEN_FILES.test(path))
    return undefined;
  return path;
}

/**
 * What lies at a path; nothing if a symbolic link leads there, as it may lead out of the site. Synchronous on purpose:
 * the answer is in the system's cache, and a trip to the thread pool is far slower.
 */
function kind(path: string): "file" | "folder" | undefined {
  try {
    if (realpathSync.native(path) !== path.replace(/(?<=.)\/$/, "")) return undefined;
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isFile()) return "file";
    return found?.isDirectory() ? "folder" : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Resolves a clean path below `root` to a file: the path itself, its `index.html`, or the path with `.html`.
 *
 * @param root without symbolic links in it
 * @param path as `pagePath` returns it, without a trailing slash
 */
export function findFile(root: string, path: string): string | undefined {
  const exact = kind(join(root, path));
  if (exact === "file") return path;
  const choices = exact === "folder" ? [`${path}/index.html`] : [];
  if (path !== "") choices.push(`${path}.html`);
  return choices.find((choice) => kind(join(root, choice)) === "file");
}
