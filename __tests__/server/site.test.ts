import { symlinkSync } from "node:fs";
import { join } from "node:path";
import { HASHED_FILES, page } from "./helpers/fixture-site";
import { HostRun } from "./helpers/host-run";

const run = HostRun.forFile();

test.each([
  ["/", "Home"],
  ["/about", "About"],
  ["/plain", "Plain"],
  ["/about?utm=1", "About"],
  ["/caf%C3%A9", "Caf\u00e9"],
  ["/about/index.html", "About"],
])("%s is the page %s", async (target, title) => {
  const { status, headers, body } = await run.get(target);
  expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
  expect(body.toString()).toBe(page(title));
});

test.each([
  ["/about/", 301, "/about"],
  ["/about/?a=1&b=%2F", 301, "/about?a=1&b=%2F"],
  ["/plain/", 301, "/plain"],
  ["/caf%C3%A9/", 301, "/caf%C3%A9"],
  ["/countries/newzealand", 301, "/countries/new-zealand"],
  ["/countries/newzealand/?a=b", 301, "/countries/new-zealand?a=b"],
  ["/old/uk?x=1", 302, "/countries/uk?x=1"],
  ["/gone?x=1", 301, "/about?from=gone&x=1"],
  // Addresses of an older site.
  ["/Study_in_Canada", 301, "/countries/canada"],
  ["/study_in_canada/?a=b", 301, "/countries/canada?a=b"],
  ["/about.html", 301, "/about"],
  ["/index.php?id=3", 301, "/?id=3"],
  // Typed in capitals, as from a poster.
  ["/About", 301, "/about"],
  ["/ABOUT/?a=B", 301, "/about?a=B"],
  ["/Countries/New-Zealand", 301, "/countries/new-zealand"],
  ["/Gone", 301, "/about?from=gone"],
  ["/CAF%C3%89", 301, "/caf%C3%A9"],
])("%s moves with %i to %s", async (target, expected, to) => {
  const { status, headers } = await run.get(target);
  expect([status, headers.location]).toEqual([expected, to]);
});

test.each([
  ...[
    "/404",
    "/404/",
    "/404.html",
    "/404/index.html",
    "/404?a=1",
    "/nothing",
    "/nothing/",
    "/empty-folder",
    "/empty-folder/",
    "/bad",
    "/ABOUTS",
    `/${"x".repeat(2000)}`,
  ],
])("%# is the site's 404 page with its status", async (target) => {
  const { status, body, headers } = await run.get(target, { "if-none-match": "*", range: "bytes=0-1" });
  expect([status, headers["content-type"]]).toEqual([404, "text/html; charset=utf-8"]);
  expect(body.toString()).toBe(page("Not here"));
  expect(headers["cache-control"]).toBe("public, max-age=0, must-revalidate");
});

test.each([
  ...["/../outside.txt", "/about/../../outside.txt", "/..%2foutside.txt", "/%2e%2e/outside.txt"],
  ...["/%2e%2e%2foutside.txt", "/..%5coutside.txt", "/about/%2e%2e/%2e%2e/outside.txt", "//../outside.txt"],
  ...["/./../outside.txt", "/.%00./outside.txt", "/outside.txt%00.html", "/..\\outside.txt"],
  ...["/%252e%252e%252foutside.txt", "/%c0%ae%c0%ae/outside.txt", "/.hidden", "/.git/config"],
  ...["/.well-known/.hidden", "/.well-known/../.hidden", "/x/.well-knownhidden", "/%2egit/config"],
  ...["/_redirects", "/_headers", "//about", "//evil.example/", "//evil.example/%2e%2e"],
  ...["/\\evil.example/", "/%5cevil.example/", "/%zz", "/about%", "http://a.example/../outside.txt"],
])("%s leaks nothing and does not redirect", async (target) => {
  const { status, body, headers } = await run.get(target);
  expect([400, 404]).toContain(status);
  expect(headers.location).toBeUndefined();
  expect(body.toString()).not.toMatch(/outside$|secret|X-Test|new-zealand 301/);
});

test("a symbolic link out of the site is not followed", async () => {
  symlinkSync("/etc/hostname", join(run.folder, "public/link.txt"));
  symlinkSync("/etc", join(run.folder, "public/link"));
  for (const path of ["/link.txt", "/link/hostname"]) expect((await run.get(path)).status).toBe(404);
});

test.each(["POST", "PUT", "DELETE", "PATCH"])("%s to a page is refused with a message", async (method) => {
  const answer = await run.get("/about", {}, method);
  expect([answer.status, answer.headers["x-test"]]).toEqual([404, "1"]);
  expect(answer.json()).toEqual({ success: false, message: "There is nothing at this address." });
});

test.each([
  ...["/about", "/nothing", "/about/", "/logo.svg", "/bad%", "/healthz", HASHED_FILES[3]],
  "/plain.html?a=1",
])("%s has the headers set for every address, and its own in their place", async (path) => {
  const { headers } = await run.get(path);
  expect(headers).toMatchObject({ "x-test": path.startsWith("/plain") ? "2" : "1", "x-other": "a: b; c" });
  expect(headers).not.toHaveProperty("x-static");
});
