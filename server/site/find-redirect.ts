import type { Redirect } from "./read-redirects";

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

/** Where a path leads by the first redirect that fits, with the query of the request kept. */
export function findRedirect(
  redirects: readonly Redirect[],
  path: string,
  query: string,
): { readonly to: string; readonly status: Redirect["status"] } | undefined {
  const bare = path === "/" ? path : path.replace(/\/$/, "");
  for (const redirect of redirects) {
    const to = target(redirect, bare);
    if (to !== undefined) return { to: withQuery(to, query), status: redirect.status };
  }
  return undefined;
}
