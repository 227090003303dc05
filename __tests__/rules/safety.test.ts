import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { ask, everyPage, exported, pageAt } from "./export/ask";
import { textAt } from "./export/read-export";

const files = Object.keys(exported.files);
const hashOf = (script: string) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`;

function headersFor(pattern: string): Record<string, string> {
  const [, block = ""] = textAt("/_headers").split(new RegExp(`^${pattern.replaceAll("*", "\\*")}\n`, "m"));
  const lines = block.split(/^\//m)[0] ?? "";
  return Object.fromEntries(
    [...lines.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  );
}

function sources(pattern: string, directive: string): string[] {
  const rules = headersFor(pattern)["Content-Security-Policy"]?.split("; ") ?? [];
  return rules.flatMap((rule) => (rule.startsWith(`${directive} `) ? rule.split(" ").slice(1) : []));
}

test("the export has no source maps, no sources and no settings", () => {
  expect(files.filter((file) => /\.map(?:\.br|\.gz)?$|\.tsx?$|\.mdx$|\.env/.test(file))).toEqual([]);
});

const texts = files
  .filter((file) => /\.(?:html|js|json|css|xml|txt|webmanifest|svg)$|_headers$|_redirects$/.test(file))
  .map((file) => ({ file, text: textAt(file) }));

test.each<[string, RegExp]>([
  ["a path of the machine that built it", new RegExp(`${process.cwd()}|/home/\\w|/root/|/Users/\\w`)],
  ["an address of the machine that built it", /localhost:\d|127\.0\.0\.1|0\.0\.0\.0:/],
  ["a mail server", /smtps?:\/\//],
  ["a private key", /BEGIN [A-Z ]*PRIVATE KEY/],
  ["a way to a source map", /[#@] sourceMappingURL=/],
])("no text of the export contains %s", (_what, pattern) => {
  expect(texts.filter(({ text }) => pattern.test(text)).map(({ file }) => file)).toEqual([]);
});

ask("every page", everyPage, {
  "has an inline script that the policy allows by its hash": ({ inline }) =>
    inline.every((script) => sources("/*", "script-src").includes(hashOf(script))),
});

test("the policy allows one inline script, and none that is written at run time", () => {
  expect(sources("/*", "script-src").filter((source) => source.startsWith("'sha256-"))).toHaveLength(1);
  expect(sources("/*", "script-src").join()).not.toContain("unsafe");
});

test.each(["default-src", "script-src", "style-src", "img-src", "connect-src", "form-action"])(
  "the policy allows the site's own %s alone",
  (name) => {
    expect(sources("/*", name)).toContain("'self'");
    expect(sources("/*", name).join()).not.toContain(".");
  },
);

test.each(["object-src", "base-uri", "frame-ancestors"])("the policy refuses every %s", (name) => {
  expect(sources("/*", name)).toEqual(["'none'"]);
});

test("every answer has the headers that keep a page safe", () => {
  expect(headersFor("/*")).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "strict-origin-when-cross-origin",
    "Strict-Transport-Security": expect.stringMatching(/^max-age=\d{8}/),
    "Permissions-Policy": expect.stringContaining("camera=()"),
    // The logo and previews are shown by search engines and chats, and figures.json is for everybody.
    "Cross-Origin-Resource-Policy": "cross-origin",
  });
});

test("nginx gives the same headers as other hosts", () => {
  const lines = readFileSync("deploy/generated/headers.conf", "utf8");
  const told = [...lines.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map((found) => found.slice(1));
  expect(Object.fromEntries(told)).toEqual(headersFor("/*"));
});

test("the page on privacy names each host that pages may frame, and each that the badge calls", () => {
  const hosts = [...sources("/*", "frame-src"), ...sources("/badge.html", "img-src")];
  const named = hosts.flatMap((source) => (source.startsWith("https:") ? new URL(source).host : []));
  expect(named.filter((host) => !pageAt("/privacy").text.includes(host))).toEqual([]);
});

/** The badge has a page with rules of its own only where the company has an account for it. */
const hasBadge = "/badge.html" in exported.files;

test("the badge's page runs in a sandbox, by a policy of its own; without it there is no policy", () => {
  const [, inline = ""] = (hasBadge && /<script>([\s\S]*?)<\/script>/.exec(textAt("/badge.html"))) || [];
  expect(Object.keys(headersFor("/badge.html")).length > 0).toBe(hasBadge);
  expect(sources("/badge.html", "default-src")).toEqual(hasBadge ? ["'none'"] : []);
  expect(sources("/badge.html", "script-src").includes(hashOf(inline))).toBe(hasBadge);
  expect(sources("/badge.html", "sandbox")).not.toContain("allow-same-origin");
});
