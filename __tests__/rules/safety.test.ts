import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { faults, pageAt } from "./export/ask";
import { exported, textAt } from "./export/read-export";

const files = Object.keys(exported().files);
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

/** Headers that a CDN's file names for a pattern of paths. */
function headersFor(pattern: string): Record<string, string> {
  const lines = textAt("/_headers").split("\n");
  const from = lines.indexOf(pattern) + 1;
  const own = lines.slice(from, from + lines.slice(from).findIndex((line) => !line.startsWith("  ")));
  return Object.fromEntries(
    own.map((line) => [line.trim().split(": ")[0], line.trim().replace(/^[^:]+: /, "")]),
  );
}

const sources = (pattern: string, name: string) => {
  const policy = headersFor(pattern)["Content-Security-Policy"] ?? "";
  return (
    policy
      .split("; ")
      .find((one) => one.startsWith(`${name} `))
      ?.split(" ")
      .slice(1) ?? []
  );
};

const outside = (pattern: string, name: string) =>
  sources(pattern, name).filter((source) => source.includes("."));

test.each([
  ["source maps", /\.map(?:\.br|\.gz)?$/],
  ["sources and reports of the build", /stats\.json|\.tsx?$|\.mdx$/],
  ["settings", /\.env/],
])("the export has no %s", (_what, pattern) => {
  expect(files.filter((file) => pattern.test(file))).toEqual([]);
});

test.each<[string, RegExp | string]>([
  ["a path of the machine that built it", process.cwd()],
  ["a home folder", /\/home\/\w|\/root\/|\/Users\/\w/],
  ["an address of the machine that built it", /localhost:\d|127\.0\.0\.1|0\.0\.0\.0:/],
  ["a mail server", /smtps?:\/\//],
  ["a private key", /BEGIN [A-Z ]*PRIVATE KEY/],
  ["a way to a source map", /[#@] sourceMappingURL=/],
  ["React's checks for development", "Minified React error #%s"],
])("no text of the export contains %s", (_what, found) => {
  const texts = files.filter((file) =>
    /\.(?:html|js|json|css|xml|txt|webmanifest|svg)$|_headers$|_redirects$/.test(file),
  );
  const suspects = texts.filter((file) => {
    const text = textAt(file);
    return typeof found === "string" ? text.includes(found) : found.test(text);
  });
  expect(suspects).toEqual([]);
});

describe("the policy of the pages", () => {
  test("allows the site's own scripts and, by its hash, its inline one", () => {
    expect(
      faults(({ inline }) =>
        inline.map((script) => !sources("/*", "script-src").includes(hashOf(script)) && "refused"),
      ),
    ).toEqual([]);
    expect(sources("/*", "script-src").filter((source) => /unsafe/.test(source))).toEqual([]);
    expect(sources("/*", "script-src").filter((source) => source.startsWith("'sha256-"))).toHaveLength(1);
  });

  test.each(["default-src", "script-src", "style-src", "img-src"])(
    "takes nothing of other hosts for %s",
    (name) => {
      expect(outside("/*", name)).toEqual([]);
    },
  );

  test.each([["object-src"], ["base-uri"], ["frame-ancestors"]])("refuses all for %s", (name) => {
    expect(sources("/*", name)).toEqual(["'none'"]);
  });

  test("allows frames of no host that the page on privacy does not name", () => {
    const unnamed = outside("/*", "frame-src").filter(
      (host) => !pageAt("/privacy").text.includes(new URL(host).host),
    );
    expect(unnamed).toEqual([]);
  });
});

test("every answer has the headers that keep a page safe", () => {
  expect(headersFor("/*")).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": expect.stringMatching(/^max-age=\d{8}/),
    "Permissions-Policy": expect.stringContaining("camera=()"),
  });
});

test.each(["/static/*", "/*.js"])("browsers keep %s, whose names change with what they hold", (pattern) => {
  expect(headersFor(pattern)["Cache-Control"]).toContain("immutable");
});

test("nginx gives the same headers as a CDN", () => {
  const told = readFileSync("deploy/generated/headers.conf", "utf8").matchAll(
    /^add_header (\S+) "(.*)" always;$/gm,
  );
  expect(Object.fromEntries([...told].map(([, name, value]) => [name, value]))).toEqual(headersFor("/*"));
});

/** The badge has a page of its own only where the company has an account for it. */
const badge = files.includes("/badge.html") && textAt("/_headers").includes("\n/badge.html\n");

(badge ? test : test.skip)("the badge's page runs in a sandbox, by a policy of its own", () => {
  expect(sources("/badge.html", "default-src")).toEqual(["'none'"]);
  expect(sources("/badge.html", "sandbox")).toContain("allow-scripts");
  expect(sources("/badge.html", "sandbox")).not.toContain("allow-same-origin");
  const [, inline = ""] = /<script>([\s\S]*?)<\/script>/.exec(textAt("/badge.html")) ?? [];
  expect(sources("/badge.html", "script-src")).toContain(hashOf(inline));
  expect(headersFor("/badge.html")["X-Frame-Options"]).toBe("SAMEORIGIN");
});

(badge ? test : test.skip)("the page on privacy names the badge's hosts", () => {
  const unnamed = outside("/badge.html", "img-src").filter(
    (host) => !pageAt("/privacy").text.includes(new URL(host).host),
  );
  expect(unnamed).toEqual([]);
});
