import { readFileSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFolder } from "../../src/build/export/compress";
import { HASHED_FILES, page } from "./helpers/fixture-site";
import { HostRun } from "./helpers/host-run";

const run = HostRun.forFile();
const site = () => join(run.folder, "public");

beforeAll(() => compressFolder(site()));

test.each(HASHED_FILES)("%s is cached for a year", async (path) => {
  const { status, headers } = await run.get(path);
  expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=31536000, immutable"]);
});

test.each([
  ...["/", "/about", "/data.json", "/page-data/about/page-data.json", "/page-data/sq/d/0123456789.json"],
])("%s is revalidated", async (path) => {
  const { status, headers } = await run.get(path);
  expect([status, headers["cache-control"]]).toEqual([200, "public, max-age=0, must-revalidate"]);
});

test.each(["/about", "/film.mp4", HASHED_FILES[0]])(
  "%s unchanged answers 304 without a body",
  async (path) => {
    const { headers } = await run.get(path, { "accept-encoding": "br" });
    const { etag = "", "last-modified": changed = "", "cache-control": cached } = headers;
    for (const condition of [{ "if-none-match": etag }, { "if-modified-since": changed }]) {
      const again = await run.get(path, { ...condition, "accept-encoding": "br" });
      expect([again.status, again.body.length, again.headers["cache-control"]]).toEqual([304, 0, cached]);
    }
    expect((await run.get(path, { "if-none-match": 'W/"other"' })).status).toBe(200);
  },
);

const decode = (body: Buffer, encoding: string | undefined) =>
  (encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body).toString();

test.each([
  ["br", "br"],
  ["gzip, deflate, br", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
  ["", undefined],
])("accept-encoding %p gets %p", async (accepted, encoding) => {
  const { headers, body } = await run.get("/about", { "accept-encoding": accepted });
  expect(headers["content-encoding"]).toBe(encoding);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers.vary?.toLowerCase()).toContain("accept-encoding");
  expect(decode(body, encoding)).toBe(page("About"));
});

test("the 404 page is compressed too and keeps its status", async () => {
  const { status, headers, body } = await run.get("/nothing", { "accept-encoding": "br" });
  expect([status, headers["content-encoding"]]).toEqual([404, "br"]);
  expect(decode(body, "br")).toBe(page("Not here"));
});

test.each([
  ["/film.mp4", "video/mp4"],
  ["/logo.svg", "image/svg+xml"],
  ["/picture.avif", "image/avif"],
  ["/.well-known/security.txt", "text/plain; charset=utf-8"],
  [HASHED_FILES[0], "javascript"],
  [HASHED_FILES[2], "text/css; charset=utf-8"],
  [HASHED_FILES[4], "font/woff2"],
])("%s is %s", async (path, type) => {
  expect((await run.get(path)).headers["content-type"]).toContain(type);
});

test.each(["br", "gzip", "identity"])(
  "_headers types a file that its ending would mistype (%s)",
  async (encoding) => {
    const { headers } = await run.get("/changes.xml", { "accept-encoding": encoding });
    expect(headers["content-type"]).toBe("application/atom+xml; charset=utf-8");
    expect(headers["content-encoding"] ?? "identity").toBe(encoding);
  },
);

test("a video is sent in the ranges that a player requests", async () => {
  const { status, headers, body } = await run.get("/film.mp4", { range: "bytes=256-259" });
  expect([status, headers["content-range"], [...body]]).toEqual([206, "bytes 256-259/5000", [0, 1, 2, 3]]);
  expect((await run.get("/film.mp4", { range: "bytes=-2" })).body).toHaveLength(2);
  const beyond = await run.get("/film.mp4", { range: "bytes=9000-" });
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, "bytes */5000"]);
});

test("a second compression writes only what has changed", async () => {
  const file = join(site(), "about/index.html");
  expect((await compressFolder(site())).written).toBe(0);
  writeFileSync(file, page("Changed"));
  const later = statSync(`${file}.br`).mtimeMs / 1000 + 5;
  utimesSync(file, later, later);
  expect((await compressFolder(site())).written).toBe(2);
  expect(decode(readFileSync(`${file}.br`), "br")).toBe(page("Changed"));
});
