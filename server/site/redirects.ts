import { readFile } from "node:fs/promises";
import { join } from "node:path";

export interface Redirect {
  readonly from: string;
  readonly to: string;
  readonly status: number;
}

const STATUS = /^30[12378]$/;

function readLine(line: string): Redirect | undefined {
  const [from = "", to = "", word = "301"] = line
    .replace(/(?:^|\s)#.*$/, "")
    .trim()
    .split(/\s+/);
  const status = word.replace(/!$/, "");
  if (!from.startsWith("/") || !/^(?:\/|https?:\/\/)/.test(to) || !STATUS.test(status)) return undefined;
  return { from: from === "/" ? from : from.replace(/\/$/, ""), to, status: Number(status) };
}

/** The redirects in the exported site's `_redirects` (Netlify syntax: `/from /to 301`); empty without the file. */
export async function readRedirects(root: string): Promise<readonly Redirect[]> {
  const text = await readFile(join(root, "_redirects"), "utf8").catch(() => "");
  return text
    .split(/\r?\n/)
    .map(readLine)
    .filter((redirect) => redirect !== undefined);
}

function withQuery(to: string, query: string): string {
  if (query === "") return to;
  const [address = "", fragment] = to.split("#", 2);
  const joined = `${address}${address.includes("?") ? "&" : "?"}${query}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

function target(redirect: Redirect, path: string): string | undefined {
  if (!redirect.from.endsWith("/*")) return path === redirect.from ? redirect.to : undefined;
  const start = redirect.from.slice(0, -1);
  if (path !== start.slice(0, -1) && !path.startsWith(start)) return undefined;
  return redirect.to.replace(":splat", () => encodeURI(path.slice(start.length)));
}

/** The target of the first redirect that matches a path, with the request's query added. */
export function findRedirect(all: readonly Redirect[], path: string, query: string): Redirect | undefined {
  const bare = path === "/" ? path : path.replace(/\/$/, "");
  for (const redirect of all) {
    const to = target(redirect, bare);
    if (to !== undefined) return { ...redirect, to: withQuery(to, query) };
  }
  return undefined;
}
