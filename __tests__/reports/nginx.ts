import { request } from "node:http";
import { gunzipSync } from "node:zlib";
import { readHeaders } from "../../server/site/headers";
import { launchBrowser } from "../helpers/browser";
import { watchComplaints } from "../helpers/complaints";
import { findNginx } from "../helpers/find-nginx";
import { hydrated } from "../helpers/hydrated";
import { startNginx } from "../helpers/nginx-site";
import { startSite } from "../helpers/site";
import { fromDebian } from "./debian";
import { exportedRoutes, pageFile, textOf } from "./exported";
import { type Row, rowOf } from "./report";

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

const FILES: Readonly<Record<string, string>> = {
  "/contact?utm=1": "text/html; charset=utf-8",
  "/site.webmanifest": "application/manifest+json; charset=utf-8",
  "/robots.txt": "text/plain; charset=utf-8",
  "/blogs/rss.xml": "text/xml; charset=utf-8",
  "/figures.xml": "application/atom+xml; charset=utf-8",
  "/figures.json": "application/json; charset=utf-8",
  "/favicon.svg": "image/svg+xml",
  "/icon-192.png": "image/png",
  "/page-data/about/page-data.json": "application/json; charset=utf-8",
};

const NOTHING = [
  "/nothing",
  "/app-0123456789abcdef0123.js",
  "/healthz",
  "/_headers",
  "/_redirects",
  "/.git/config",
  "/%5cevil.example/",
  "/x%0d%0aSet-Cookie:%20a=b/",
  "/404.html",
  "/static/../../package.json",
  "/%2e%2e/package.json",
];

const YEAR = "public, max-age=31536000, immutable";
const ANEW = "public, max-age=0, must-revalidate";

/** Requests a raw path, which `fetch` would normalise. */
function ask(site: string, path: string, headers = {}, method = "GET", sent = ""): Promise<Answer> {
  const { hostname, port } = new URL(site);
  return new Promise((resolve, reject) => {
    const call = request({ hostname, port, path, method, headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    call.on("error", reject);
    call.end(sent);
  });
}

/** What opening every page behind nginx makes a browser complain of, breaches of the policy among it. */
async function complaintsOf(site: string, routes: readonly string[]): Promise<string[]> {
  const browser = await launchBrowser();
  const faults: string[] = [];
  for (const route of routes) {
    const page = await browser.newPage();
    const complaints = watchComplaints(page, site + route);
    await page.goto(site + route, { waitUntil: "load" });
    await hydrated(page);
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: "instant" }));
    faults.push(...complaints.map((complaint) => `${route}: ${complaint}`));
    await page.close();
  }
  await browser.close();
  return faults;
}

/** Asks a row of things of a server; each gives what is wrong with it, if anything. */
async function looks(site: string): Promise<readonly Row[]> {
  const routes = exportedRoutes();
  const headersOf = await readHeaders("public");
  const wrong = async (what: string, paths: readonly string[], look: (path: string) => Promise<unknown>) => {
    const faults: string[] = [];
    for (const path of paths) {
      const fault = await look(path);
      if (fault) faults.push(`${path}: ${JSON.stringify(fault)}`);
    }
    return rowOf(what, faults, `${paths.length}`);
  };
  const unlike = (given: readonly unknown[], wanted: readonly unknown[]) =>
    JSON.stringify(given) === JSON.stringify(wanted) ? undefined : given;
  const moves = textOf("/_redirects").split("\n").filter(Boolean);
  const bundles = textOf(pageFile("/")).match(
    /\/(?:static\/[\w./-]+?\.(?:avif|webp|woff2)|[\w-]+-[0-9a-f]{10,}\.js)/g,
  );
  return [
    await wrong("every route is its own page, compressed, with every header once", routes, async (path) => {
      const { status, headers, body } = await ask(site, path, { "accept-encoding": "gzip" });
      const html = gunzipSync(body).toString() === textOf(pageFile(path));
      const lost = Object.entries(headersOf(path)).filter(([name, value]) => headers[name] !== value);
      return unlike(
        [status, headers["content-type"], headers["cache-control"], headers.vary, html, lost],
        [200, "text/html; charset=utf-8", ANEW, "Accept-Encoding", true, []],
      );
    }),
    await wrong("a page that the browser still has is not sent again", ["/"], async (path) => {
      const { etag } = (await ask(site, path)).headers;
      return unlike([(await ask(site, path, { "if-none-match": String(etag) })).status], [304]);
    }),
    await wrong("files have their types", Object.keys(FILES), async (path) => {
      const { status, headers } = await ask(site, path);
      return unlike([status, headers["content-type"]], [200, FILES[path]]);
    }),
    await wrong("files named by their content are kept for a year", [...new Set(bundles)], async (path) => {
      const { status, headers } = await ask(site, path);
      return unlike([status, headers["cache-control"]], [200, YEAR]);
    }),
    await wrong(
      "old addresses and slashes at the end lead on",
      [...moves, "/about/ /about"],
      async (line) => {
        const [from = "", to] = line.split(" ");
        const { status, headers } = await ask(site, `${from}?x=1`);
        return unlike([status, headers.location], [301, `${to}?x=1`]);
      },
    ),
    await wrong("what does not exist is the 404 page, and gives nothing away", NOTHING, async (path) => {
      const { status, headers, body } = await ask(site, path);
      const isPage = body.toString() === textOf("/404.html") && headers["cache-control"] === ANEW;
      return (status === 404 && isPage && !headers["set-cookie"]) || status === 400 ? undefined : status;
    }),
    await wrong("a form's call reaches the host", ["/sendWebsiteConsultingEmail"], async (path) => {
      const json = { "content-type": "application/json" };
      const { status, headers } = await ask(site, path, json, "POST", "{}");
      const once = [headers["x-content-type-options"], headers["cache-control"]];
      return unlike([status, ...once], [400, "nosniff", "no-store"]);
    }),
    rowOf("every page runs within its policy", await complaintsOf(site, routes), `${routes.length}`),
  ];
}

/** The export behind nginx with `deploy/nginx.conf`, over all routes. */
export async function nginx(): Promise<readonly Row[]> {
  const program = await fromDebian(findNginx, ["nginx-light"]);
  const host = await startSite({ RATE_LIMIT: "100000" });
  const site = await startNginx(program, host.url);
  try {
    return await looks(site.url);
  } finally {
    await site.stop();
    await host.stop();
  }
}
