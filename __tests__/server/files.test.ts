import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { compressFolder } from "../../src/node/export/compress";
import { HASHED_FILES, page } from "./helpers/fixture-site";
import { HostRun } from "./helpers/host-run";

const run = HostRun.forFile();
const site = () => join(run.folder, "public");

beforeAll(() => compressFolder(site()));

const PAGES = ["/", "/about", "/data.json"];
const DATA = ["/page-data/about/page-data.json", "/page-data/sq/d/0123456789.json"];
test.each([
  ...HASHED_FILES.map((path) => [path, "public, max-age=31536000, immutable"]),
  ...[...PAGES, ...DATA].map((path) => [path, "public, max-age=0, must-revalidate"]),
])("%s is kept as %s", async (path, cached) => {
  const { status, headers } = await run.get(path);
  expect([status, headers["cache-control"]]).toEqual([200, cached]);
});

test.each(["/about", "/film.mp4", HASHED_FILES[0]])("%s unchanged is a 304 without a body", async (path) => {
  const asked = { "accept-encoding": "br" };
  const { headers } = await run.get(path, asked);
  const { etag, "last-modified": changed, "cache-control": cached } = headers;
  for (const condition of [{ "if-none-match": etag }, { "if-modified-since": changed }]) {
    const again = await run.get(path, { ...condition, ...asked });
    expect([again.status, again.body.length, again.headers["cache-control"]]).toEqual([304, 0, cached]);
  }
  expect((await run.get(path, { "if-none-match": 'W/"other"' })).status).toBe(200);
});

const decode = (body: Buffer, encoding: string | undefined) =>
  (encoding === "br" ? brotliDecompressSync(body) : encoding === "gzip" ? gunzipSync(body) : body).toString();

test.each([
  ["/about", "br", "br"],
  ["/about", "gzip, deflate, br", "br"],
  ["/about", "gzip", "gzip"],
  ["/about", "br;q=0, gzip", "gzip"],
  ["/about", "identity", undefined],
  ["/about", "", undefined],
  ["/nothing", "br", "br"],
])("%s with accept-encoding %p gets %p", async (path, accepted, encoding) => {
  const { status, headers, body } = await run.get(path, { "accept-encoding": accepted });
  expect([status, headers["content-encoding"]]).toEqual([path === "/about" ? 200 : 404, encoding]);
  expect(headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(headers.vary?.toLowerCase()).toContain("accept-encoding");
  expect(decode(body, encoding)).toBe(page(path === "/about" ? "About" : "Not here"));
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

test("a video is sent in the ranges that a player requests", async () => {
  const { status, headers, body } = await run.get("/film.mp4", { range: "bytes=256-259" });
  expect([status, headers["content-range"], [...body]]).toEqual([206, "bytes 256-259/5000", [0, 1, 2, 3]]);
  expect((await run.get("/film.mp4", { range: "bytes=-2" })).body).toHaveLength(2);
  const beyond = await run.get("/film.mp4", { range: "bytes=9000-" });
  expect([beyond.status, beyond.headers["content-range"]]).toEqual([416, "bytes */5000"]);
});
