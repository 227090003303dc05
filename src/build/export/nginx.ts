import path from "node:path";
import type { Redirect } from "../content-types/site";

/** Files that `deploy/nginx.conf` includes. */
export const NGINX_FOLDER = path.join("deploy", "generated");

const quoted = (text: string) => `"${text.replace(/["\\]/g, "\\$&")}"`;

/** Headers for `deploy/nginx.conf`; what the host behind nginx sends of them is left out, so that none comes twice. */
export function nginxHeaders(headers: Readonly<Record<string, string>>): string {
  return Object.entries(headers)
    .map(([name, value]) => `proxy_hide_header ${name};\nadd_header ${name} ${quoted(value)} always;\n`)
    .join("");
}

/** Where a redirect leads, with the visitor's query before the fragment. */
function withQuery(to: string): string {
  const [page = "", fragment] = to.split("#", 2);
  const address = `${page}$is_args$args`;
  return quoted(fragment === undefined ? address : `${address}#${fragment}`);
}

/** Old addresses for `deploy/nginx.conf`, with and without a slash at the end. */
export function nginxRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to }) => [from, `${from}/`].map((address) => [address, to] as const))
    .map(([address, to]) => `location = ${address} { return 301 ${withQuery(to)}; }\n`)
    .join("");
}

/** Addresses as somebody types them in capitals. They stand where no file was found. */
export function nginxCapitals(paths: readonly string[]): string {
  return paths
    .filter((path) => path !== "/")
    .map((path) => `rewrite "(?i)^${path.replaceAll(".", "\\.")}$" ${path} permanent;\n`)
    .join("");
}
