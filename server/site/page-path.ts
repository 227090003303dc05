const HIDDEN_FILES = /^\/(?:_redirects|_headers)$/;

/**
 * The decoded path of a request target, or undefined if no page can have it:
 * broken escapes, control characters, backslashes, dot segments, dotfiles, doubled slashes.
 */
export function pagePath(target: string): string | undefined {
  let path: string;
  try {
    path = decodeURIComponent(target.split(/[?#]/, 1)[0] ?? "");
  } catch {
    return undefined;
  }
  if (!path.startsWith("/") || /[\\\p{Cc}]/u.test(path)) return undefined;
  if (path.includes("//") || path.includes("/.") || HIDDEN_FILES.test(path)) return undefined;
  return path;
}
