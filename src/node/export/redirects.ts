import type { Redirect } from "../content-types/site";
import { quoted, writeNginxFile, writePublicFile } from "./write-file";

/** The target of a redirect, with the visitor's query before the fragment. */
function withQuery(to: string): string {
  const [page = "", fragment] = to.split("#", 2);
  const address = `${page}$is_args$args`;
  return quoted(fragment === undefined ? address : `${address}#${fragment}`);
}

function nginxRedirects(redirects: readonly Redirect[]): string {
  return redirects
    .flatMap(({ from, to }) => [from, `${from}/`].map((address) => [address, to] as const))
    .map(([address, to]) => `location = ${address} { return 301 ${withQuery(to)}; }\n`)
    .join("");
}

/** Addresses typed in capitals; nginx tries them if it finds no file. */
function nginxCapitals(paths: readonly string[]): string {
  return paths
    .filter((path) => path !== "/")
    .map((path) => `rewrite "(?i)^${path.replaceAll(".", "\\.")}$" ${path} permanent;\n`)
    .join("");
}

/** A page that redirects by HTML, for hosts that do not support redirects. */
function redirectPage(target: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title><meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${target}"><meta name="robots" content="noindex"><p>This page has moved to <a href="${target}">${target}</a>.</p></html>\n`;
}

/** Writes the redirects: a page each for any host, a list for CDNs and our own host, and nginx's configuration. */
export async function writeRedirects(
  redirects: readonly Redirect[],
  pages: readonly string[],
): Promise<void> {
  for (const { from, to } of redirects) await writePublicFile(`${from}/index.html`, redirectPage(to));
  const lines = redirects.map(({ from, to }) => `${from} ${to} 301\n`);
  await writePublicFile("_redirects", lines.join(""));
  await writeNginxFile("redirects.conf", nginxRedirects(redirects));
  const known = [...pages, ...redirects.map(({ from }) => from)];
  await writeNginxFile("capitals.conf", nginxCapitals(known));
}
