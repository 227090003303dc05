import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { readHeaders } from "../../server/site/headers";
import { fromDebian } from "../helpers/debian";
import { findNginx } from "../helpers/find-nginx";
import { request } from "../server/helpers/calls";
import { exportedFile, exportedRoutes, UNKNOWN } from "../visits/exported-routes";
import { startNginx } from "./nginx-site";
import { type Row, rowOf, served } from "./report";

const FILES: Readonly<Record<string, string>> = {
  "/contact?utm=1": "text/html; charset=utf-8",
  "/site.webmanifest": "application/manifest+json; charset=utf-8",
  "/robots.txt": "text/plain; charset=utf-8",
  "/blogs/rss.xml": "text/xml; charset=utf-8",
  "/figures.json": "application/json; charset=utf-8",
  "/favicon.svg": "image/svg+xml",
  "/favicon.ico": "image/x-icon",
  "/icon-192.png": "image/png",
  "/page-data/about/page-data.json": "application/json; charset=utf-8",
};

const NOTHING =
  `/nothing /app-0123456789abcdef0123.js /healthz /_headers /_redirects /.git/config /404.html /404 /404/ /404/index.html
/%5cevil.example/ /x%0d%0aSet-Cookie:%20a=b/ /static/../../package.json /%2e%2e/package.json`.split(/\s/);

const YEAR = "public, max-age=31536000, immutable";
const ANEW = "public, max-age=0, must-revalidate";

const textOf = (route: string) => readFileSync(exportedFile(route) ?? route, "utf8");

const unlike = (given: readonly unknown[], wanted: readonly unknown[]) =>
  JSON.stringify(given) === JSON.stringify(wanted) ? undefined : given;

async function wrong(
  what: string,
  paths: readonly string[],
  look: (path: string) => Promise<unknown>,
): Promise<Row> {
  const faults: string[] = [];
  for (const path of paths) {
    const fault = await look(path);
    if (fault) faults.push(`${path}: ${JSON.stringify(fault)}`);
  }
  return rowOf(what, faults, `${paths.length}`);
}

async function looks(site: string): Promise<readonly Row[]> {
  const ask = (path: string, headers = {}) => request(site, path, { headers });
  const routes = exportedRoutes().filter((route) => route !== UNKNOWN);
  const headersOf = await readHeaders("public");
  const moves = readFileSync("public/_redirects", "utf8").split("\n").filter(Boolean);
  const bundles = textOf("/").match(/\/(?:static\/[\w./-]+?\.(?:avif|webp|woff2)|[\w-]+-[0-9a-f]{10,}\.js)/g);
  return [
    await wrong("every route is its own page, compressed, with every header once", routes, async (path) => {
      const { status, headers, body } = await ask(path, { "accept-encoding": "gzip" });
      const html = gunzipSync(body).toString() === textOf(path);
      const given = new Map(Object.entries(headers));
      const lost = Object.entries(headersOf(path)).filter(([name, value]) => given.get(name) !== value);
      return unlike(
        [status, headers["content-type"], headers["cache-control"], headers.vary, html, lost],
        [200, "text/html; charset=utf-8", ANEW, "Accept-Encoding", true, []],
      );
    }),
    await wrong("a page that the browser still has is not sent again", ["/"], async (path) => {
      const { etag } = (await ask(path)).headers;
      return unlike([(await ask(path, { "if-none-match": `${etag}` })).status], [304]);
    }),
    await wrong("files have their types", Object.keys(FILES), async (path) => {
      const { status, headers } = await ask(path);
      return unlike([status, headers["content-type"]], [200, FILES[path]]);
    }),
    await wrong("files named by their content are kept for a year", [...new Set(bundles)], async (path) => {
      const { status, headers } = await ask(path);
      return unlike([status, headers["cache-control"]], [200, YEAR]);
    }),
    await wrong(
      "old addresses, capitals and slashes at the end lead on",
      [...moves, "/about/ /about", "/About /about", "/COUNTRIES/UK /countries/uk"],
      async (line) => {
        const [from = "", to] = line.split(" ");
        const { status, headers } = await ask(`${from}?x=1`);
        return unlike([status, headers.location], [301, `${to}?x=1`]);
      },
    ),
    await wrong("what does not exist is the 404 page, and gives nothing away", NOTHING, async (path) => {
      const { status, headers, body } = await ask(path);
      const isPage = `${body}` === textOf("/404.html") && headers["cache-control"] === ANEW;
      return (status === 404 && isPage && !headers["set-cookie"]) || status === 400 ? undefined : status;
    }),
    await wrong("a visitor over IPv6 is served", ["/about"], async (path) => {
      const { status } = await fetch(new URL(path, site.replace("127.0.0.1", "[::1]")));
      return unlike([status], [200]);
    }),
    await wrong("a form's call reaches the host", ["/sendWebsiteConsultingEmail"], async (path) => {
      const sent = { method: "POST", headers: { "content-type": "application/json" }, body: "{}" };
      const { status, headers } = await request(site, path, sent);
      const once = [headers["x-content-type-options"], headers["cache-control"]];
      return unlike([status, ...once], [400, "nosniff", "no-store"]);
    }),
  ];
}

export async function nginx(): Promise<readonly Row[]> {
  const program = fromDebian(findNginx, "nginx-light");
  if (!program) throw new Error("this report needs nginx");
  return served(async (host) => {
    const site = await startNginx(program, host);
    return looks(site.url).finally(() => site.stop());
  });
}
