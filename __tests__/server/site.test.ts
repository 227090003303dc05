import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { HASHED_FILES, page } from "./helpers/fixture-site";
import { rawExchange } from "./helpers/raw-exchange";
import { servedFixture } from "./helpers/served-fixture";

const served = servedFixture();
const { get } = served;

describe("clean addresses", () => {
  test.each([
    ["/", "Home"],
    ["/about", "About"],
    ["/plain", "Plain"],
    ["/about?utm=1", "About"],
    ["/caf%C3%A9", "Caf\u00e9"],
    ["/about/index.html", "About"],
  ])("%s is the page %s", async (target, title) => {
    const { status, headers, body } = await get(target);
    expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(body.toString()).toBe(page(title));
  });

  test.each([
    ["/about/", "/about"],
    ["/about/?a=1&b=%2F", "/about?a=1&b=%2F"],
    ["/plain/", "/plain"],
    ["/caf%C3%A9/", "/caf%C3%A9"],
  ])("%s moves to %s", async (target, to) => {
    const { status, headers } = await get(target);
    expect([status, headers.location]).toEqual([301, to]);
  });

  test.each([
    ["/countries/newzealand", 301, "/countries/new-zealand"],
    ["/countries/newzealand/?a=b", 301, "/countries/new-zealand?a=b"],
    ["/old/uk?x=1", 302, "/countries/uk?x=1"],
    ["/gone?x=1", 301, "/about?from=gone&x=1"],
  ])("%s follows _redirects", async (target, expected, to) => {
    const { status, headers } = await get(target);
    expect([status, headers.location]).toEqual([expected, to]);
  });
});

describe("missing files", () => {
  test.each([
    "/nothing",
    "/nothing/",
    "/empty-folder",
    "/empty-folder/",
    "/bad",
    "/ABOUT",
    `/${"long".repeat(500)}`,
  ])("%# is the site's 404 page with its status", async (target) => {
    const { status, body, headers } = await get(target, { "if-none-match": "*", range: "bytes=0-1" });
    expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
    expect(body.toString()).toBe(page("Not here"));
    expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
  });

  test.each([
    "/../outside.txt",
    "/about/../../outside.txt",
    "/..%2foutside.txt",
    "/%2e%2e/outside.txt",
    "/%2e%2e%2foutside.txt",
    "/..%5coutside.txt",
    "/about/%2e%2e/%2e%2e/outside.txt",
    "//../outside.txt",
    "/./../outside.txt",
    "/.%00./outside.txt",
    "/outside.txt%00.html",
    "/..\\outside.txt",
    "/%252e%252e%252foutside.txt",
    "/%c0%ae%c0%ae/outside.txt",
    "/.hidden",
    "/.git/config",
    "/.well-known/.hidden",
    "/.well-known/../.hidden",
    "/x/.well-knownhidden",
    "/%2egit/config",
    "/_redirects",
    "/_headers",
    "//about",
    "//evil.example/",
    "//evil.example/%2e%2e",
    "/\\evil.example/",
    "/%5cevil.example/",
    "/%zz",
    "/about%",
  ])("%s leaks nothing and does not redirect", async (target) => {
    const { status, body, headers } = await get(target);
    expect([400, 404]).toContain(status);
    expect(headers.location).toBeUndefined();
    expect(body.toString()).not.toMatch(/outside$|secret|X-Test|new-zealand 301/);
  });

  test("for an absolute URL as target only the path counts", async () => {
    expect((await get(`${served.host.address}/../outside.txt`)).status).not.toBe(200);
  });

  test.each(["POST", "PUT", "DELETE", "PATCH"])("%s to a page is refused with a message", async (method) => {
    const { status, body } = await get("/about", {}, method);
    expect(status).toBe(404);
    expect(JSON.parse(body.toString())).toEqual({ success: false, message: expect.any(String) });
  });
});

describe("headers of the build", () => {
  test.each(["/about", "/nothing", "/about/", "/logo.svg", "/bad%", "/healthz", HASHED_FILES[3]])(
    "%s has those that _headers sets for every address",
    async (path) => {
      const { headers } = await get(path);
      expect([headers["x-test"], headers["x-other"], headers["x-static"]]).toEqual([
        "1",
        "a: b; c",
        undefined,
      ]);
    },
  );

  test("a refused request has them too", async () => {
    expect((await get("/about", {}, "POST")).headers["x-test"]).toBe("1");
  });
});

test("headers of one path replace those of all there, and nowhere else", async () => {
  const of = async (path: string) => {
    const { headers } = await get(path);
    return [headers["x-test"], headers["x-other"]];
  };
  expect(await of("/plain.html?a=1")).toEqual(["2", "a: b; c"]);
  expect(await of("/about")).toEqual(["1", "a: b; c"]);
});

test("symbolic links out of the site are not followed, and a request with two hosts is refused", async () => {
  const { publicDir } = served.host.config;
  symlinkSync("/etc/hostname", join(publicDir, "link.txt"));
  symlinkSync("/etc", join(publicDir, "link"));
  for (const path of ["/link.txt", "/link/hostname"]) expect((await get(path)).status).toBe(404);
  const back = await rawExchange(
    served.host.address,
    "GET /about HTTP/1.1\r\nHost: a\r\nHost: b\r\nConnection: close\r\n\r\n",
  );
  expect(back).toMatch(/^HTTP\/1\.1 400 /);
});
