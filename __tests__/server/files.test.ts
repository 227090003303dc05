import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { HASHED_FILES, page } from "./helpers/fixture-site";
import { servedFixture } from "./helpers/served-fixture";

const { get } = servedFixture();

describe("caching", () => {
  test.each(HASHED_FILES)("%s is cached for a year", async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
  });

  test.each([
    "/",
    "/about",
    "/data.json",
    "/page-data/about/page-data.json",
    "/page-data/sq/d/0123456789.json",
    "/picture.avif",
  ])("%s is revalidated", async (path) => {
    const { status, headers } = await get(path);
    expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=0, must-revalidate"]);
  });

  test.each(["/about", "/film.mp4", HASHED_FILES[0]])(
    "%s unchanged answers 304 without a body",
    async (path) => {
      const first = await get(path, { "accept-encoding": "br" });
      const { etag, "last-modified": changed } = first.headers;
      expect([etag, changed]).toEqual([expect.any(String), expect.any(String)]);
      for (const condition of [{ "if-none-match": etag }, { "if-modified-since": changed }]) {
        const again = await get(path, { ...condition, "accept-encoding": "br" });
        expect([again.status, again.body.length, again.headers["cache-control"]]).toEqual([
          304,
          0,
          first.headers["cache-control"],
        ]);
      }
      expect((await get(path, { "if-none-match": 'W/"other"' })).status).toBe(200);
    },
  );
});

describe("precompressed files", () => {
  test.each([
    ["br", "br"],
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip", "gzip"],
    ["identity", undefined],
    ["", undefined],
  ])("accept-encoding %p gets %p", async (accepted, encoding) => {
    const { headers, body } = await get("/about", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(headers.vary?.toLowerCase()).toContain("accept-encoding");
    const plain = encoding === "br" ? brotliDecompressSync(body) : encoding ? gunzipSync(body) : body;
    expect(plain.toString()).toBe(page("About"));
  });

  test("the 404 page is compressed too and keeps its status", async () => {
    const { status, headers, body } = await get("/nothing", { "accept-encoding": "br" });
    expect([status, headers["content-encoding"]]).toEqual([404, "br"]);
    expect(brotliDecompressSync(body).toString()).toBe(page("Not here"));
  });

  test("a file without a compressed copy is sent as it is", async () => {
    const { headers, body } = await get("/film.mp4", { "accept-encoding": "br, gzip" });
    expect([headers["content-encoding"], body.length]).toEqual([undefined, 5000]);
  });
});

describe("files", () => {
  test.each([
    ["/film.mp4", "video/mp4"],
    ["/logo.svg", "image/svg+xml"],
    ["/data.json", "application/json; charset=utf-8"],
    ["/site.webmanifest", "application/manifest+json"],
    ["/favicon.ico", "image/"],
    ["/picture.avif", "image/avif"],
    ["/sitemap-index.xml", "xml"],
    ["/robots.txt", "text/plain; charset=utf-8"],
    ["/.well-known/security.txt", "text/plain; charset=utf-8"],
    [HASHED_FILES[0], "javascript"],
    [HASHED_FILES[2], "text/css; charset=utf-8"],
    [HASHED_FILES[3], "image/webp"],
    [HASHED_FILES[4], "font/woff2"],
  ])("%s is %s", async (path, type) => {
    expect((await get(path)).headers["content-type"]).toContain(type);
  });

  test.each(["br", "gzip", "identity"])(
    "_headers types a file that its ending would mistype (%s)",
    async (encoding) => {
      const { status, headers } = await get("/changes.xml", { "accept-encoding": encoding });
      expect([status, headers["content-type"]]).toEqual([200, "application/atom+xml; charset=utf-8"]);
      expect(headers["content-encoding"] ?? "identity").toBe(encoding);
    },
  );

  test("a video is sent in the ranges that a player requests", async () => {
    const { status, headers, body } = await get("/film.mp4", { range: "bytes=256-259" });
    expect([status, headers["content-range"], [...body]]).toEqual([206, "bytes 256-259/5000", [0, 1, 2, 3]]);
    expect((await get("/film.mp4", { range: "bytes=-2" })).body).toHaveLength(2);
    const beyond = await get("/film.mp4", { range: "bytes=9000-" });
    expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, "bytes */5000"]);
  });

  test.each(["/", "/about", "/film.mp4", "/nothing"])(
    "HEAD %s has the headers of GET and no body",
    async (path) => {
      const [head, whole] = [await get(path, {}, "HEAD"), await get(path)];
      expect([head.status, head.body.length]).toEqual([whole.status, 0]);
      for (const name of ["content-length", "content-type", "etag", "cache-control"]) {
        expect(head.headers[name]).toBe(whole.headers[name]);
      }
    },
  );
});
