import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { readHeaders } from "../../server/site/headers";
import { ensureNginx } from "../helpers/ensure-nginx";
import { hasBrotli, startNginx } from "../helpers/nginx-site";
import { SHARED_SITE } from "../helpers/shared-site";
import type { Site } from "../helpers/site";
import { company, pageText, ROUTES, redirects } from "../helpers/site-content";

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

const DECODERS: Readonly<Record<string, (packed: Buffer) => Buffer>> = {
  gzip: gunzipSync,
  br: brotliDecompressSync,
};
const unpacked = (content: Buffer, encoding = "identity") => DECODERS[encoding]?.(content) ?? content;

const nginx = ensureNginx();

(nginx ? describe : describe.skip)("deploy/nginx.conf", () => {
  let site: Site;

  beforeAll(async () => {
    site = await startNginx(nginx ?? "", process.env[SHARED_SITE] ?? "");
  });

  afterAll(async () => {
    await site?.stop();
  });

  /** Requests a raw path; `fetch` would normalise it. */
  function ask(path: string, headers = {}, method = "GET", sent = ""): Promise<Answer> {
    const { hostname, port } = new URL(site.url);
    return new Promise((resolve, reject) => {
      const call = request({ hostname, port, path, method, headers }, (response) => {
        const parts: Buffer[] = [];
        response.on("data", (part) => parts.push(part));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: unpacked(Buffer.concat(parts), response.headers["content-encoding"]).toString(),
          }),
        );
      });
      call.on("error", reject);
      call.end(sent);
    });
  }

  test.each([
    "/",
    "/about",
    "/no/such-page",
    "/about/",
    ...redirects.slice(0, 1).map(({ from }) => from),
    "/favicon.svg",
    "/blogs/rss.xml",
    "/figures.xml",
    ...(company.badge.accountId ? ["/badge.html"] : []),
  ])("%s carries every header of the build, once", async (path) => {
    const wanted = (await readHeaders("public"))(path);
    expect(Object.keys(wanted).length).toBeGreaterThan(5);
    const { headers } = await ask(path);
    expect(headers).toMatchObject(wanted);
    expect(headers.server).toBe("nginx");
  });

  test("every route is a page of its own at its clean address", async () => {
    const titles = new Set<string>();
    for (const route of ROUTES) {
      const { status, headers, body } = await ask(route);
      expect([route, status, headers["content-type"]]).toEqual([route, 200, "text/html; charset=utf-8"]);
      titles.add(/<title[^>]*>(.*?)<\/title>/.exec(body)?.[1] ?? "");
    }
    expect(titles.size).toBe(ROUTES.length);
  });

  test.each([
    ["/", "text/html; charset=utf-8"],
    ["/contact", "text/html; charset=utf-8"],
    ["/contact?utm=1", "text/html; charset=utf-8"],
    ["/site.webmanifest", "application/manifest+json; charset=utf-8"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/blogs/rss.xml", "text/xml; charset=utf-8"],
    ["/figures.xml", "application/atom+xml; charset=utf-8"],
    ["/figures.json", "application/json; charset=utf-8"],
    ["/favicon.svg", "image/svg+xml"],
    ["/icon-192.png", "image/png"],
    ["/page-data/about/page-data.json", "application/json; charset=utf-8"],
  ])("%s is served as %s", async (path, type) => {
    const { status, headers } = await ask(path);
    expect([status, headers["content-type"]]).toEqual([200, type]);
  });

  test.each([
    ["/about/", "/about"],
    ["/about/?a=1&b=%2F", "/about?a=1&b=%2F"],
    ...redirects.flatMap(({ from, to }) => [
      [from, to],
      [`${from}/`, to],
      [`${from}?x=1`, `${to}?x=1`],
    ]),
    ["//evil.example/", "/evil.example"],
  ])("%s moves to %s", async (path, to) => {
    const { status, headers } = await ask(path);
    expect([status, headers.location]).toEqual([301, to]);
  });

  test.each([
    "/nothing",
    "/ABOUT",
    "/app-0123456789abcdef0123.js",
    "/static/0123456789abcdef0123/picture.webp",
    "/healthz",
    "/_headers",
    "/_redirects",
    "/.git/config",
    "/%5cevil.example/",
    "/x%0d%0aSet-Cookie:%20a=b/",
    "/x%0dy/",
    "/404.html",
  ])("%s is the site's 404 page", async (path) => {
    const { status, headers, body } = await ask(path);
    expect(status).toBe(404);
    expect(body).toContain(pageText("not-found").heading);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  test.each(["/%2e%2e/package.json", "/../package.json", "/static/../../package.json"])(
    "%s gives nothing away",
    async (path) => {
      const { status, body } = await ask(path);
      expect([400, 404]).toContain(status);
      expect(body).not.toContain("bec-website");
    },
  );

  test("pages are revalidated, and files named by their content are cached for a year", async () => {
    const { headers, body } = await ask("/");
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
    const pictures = body.match(/\/static\/[\w./-]+?\.(?:avif|webp|woff2)/g) ?? [];
    const bundles = body.match(/\/[\w-]+-[0-9a-f]{10,}\.js/g) ?? [];
    expect([pictures.length, bundles.length].every((count) => count > 2)).toBe(true);
    const named = new Set([...pictures.slice(0, 4), ...bundles]);
    for (const path of named) {
      const file = await ask(path);
      expect([path, file.status, file.headers["cache-control"]]).toEqual([
        path,
        200,
        "public, max-age=31536000, immutable",
      ]);
    }
    const again = await ask("/", { "if-none-match": String(headers.etag) });
    expect(again.status).toBe(304);
  });

  test.each([
    ["/about", 200],
    ["/nothing", 404],
    ["/page-data/about/page-data.json", 200],
    ["/sitemap-0.xml", 200],
    ["/figures.json", 200],
  ])("%s is sent as the build compressed it", async (path, expected) => {
    const [plain, packed] = [await ask(path), await ask(path, { "accept-encoding": "gzip" })];
    expect([packed.status, packed.headers["content-encoding"]]).toEqual([expected, "gzip"]);
    expect(packed.headers["content-type"]).toBe(plain.headers["content-type"]);
    expect([plain, packed].map(({ headers }) => headers.vary)).toEqual([
      "Accept-Encoding",
      "Accept-Encoding",
    ]);
    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(packed.body).toBe(plain.body);
  });

  (hasBrotli ? test : test.skip)("Brotli is preferred where nginx has it", async () => {
    const { headers, body } = await ask("/about", { "accept-encoding": "gzip, br" });
    expect(headers["content-encoding"]).toBe("br");
    expect(body).toContain("<h1");
  });

  test("a form's request reaches the host behind nginx, is not cached, and no header is sent twice", async () => {
    const { status, headers, body } = await ask(
      "/sendWebsiteConsultingEmail",
      { "content-type": "application/json" },
      "POST",
      "{}",
    );
    expect(status).toBe(400);
    expect(JSON.parse(body)).toMatchObject({ success: false });
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("no-store");
  });
});
