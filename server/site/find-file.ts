import { realpathSync, statSync } from "node:fs";
import { join } from "node:path";

const HIDDEN_FILES = /^\/(?:_redirects|_headers)$/;

/**
 * Decodes the path of a request target. Undefined for a path that is never served: broken escapes, control characters,
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
 * True for a file reached without symbolic links: a link could lead out of the site. Synchronous on purpose: the answer
 * is in the system's cache, and the thread pool is far slower.
 */
function isFile(path: string): boolean {
  try {
    return realpathSync.native(path) === path && statSync(path).isFile();
  } catch {
    return false;
  }
}

/**
 * Resolves a clean path below `root` to a file: the path itself, its `index.html`, or the path with `.html`.
 *
 * @param root without symbolic links in it
 * @param path as `pagePath` returns it, without a trailing slash
 */
export function findFile(root: string, path: string): string | undefined {
  const choices = path === "" ? ["/index.html"] : [path, `${path}/index.html`, `${path}.html`];
  return choices.find((choice) => isFile(join(root, choice)));
}
