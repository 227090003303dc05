import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { securityHeaders } from "../../src/build/export/headers";
import { exportedPage } from "../helpers/exported-page";
import { branches, company, ROUTES, videos } from "../helpers/site-content";

const files = readdirSync("public", { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map((entry) => path.join(entry.parentPath, entry.name));

const policy = () => /Content-Security-Policy: (.+)/.exec(readFileSync("public/_headers", "utf8"))?.[1] ?? "";
const directive = (name: string) =>
  policy()
    .split("; ")
    .find((part) => part.startsWith(`${name} `))
    ?.split(" ")
    .slice(1);

const hostsOf = (addresses: readonly string[]) =>
  [...new Set(addresses.map((address) => new URL(address).origin))].sort();

test("the export has no source maps and no files of the build's own", () => {
  expect(files.filter((file) => /\.map(?:\.br|\.gz)?$|stats\.json|\.env|\.tsx?$/.test(file))).toEqual([]);
});

test("no text file in the export contains a path or address of the build machine, or a secret", () => {
  const suspects = files
    .filter((file) => /\.(?:html|js|json|css|xml|txt|webmanifest|svg)$|_headers$|_redirects$/.test(file))
    .filter((file) => {
      const text = readFileSync(file, "utf8");
      return (
        text.includes(process.cwd()) ||
        /localhost:\d|127\.0\.0\.1|0\.0\.0\.0:|\/home\/\w|\/root\/|smtps?:\/\/|BEGIN [A-Z ]*PRIVATE KEY/.test(
          text,
        )
      );
    });
  expect(suspects).toEqual([]);
});

test("the policy allows the site's own scripts, its inline one by hash, and of no other host", () => {
  const scripts = directive("script-src") ?? [];
  expect(policy()).not.toContain("unsafe-eval");
  expect(scripts).not.toContain("'unsafe-inline'");
  expect(scripts.filter((source) => source.startsWith("'sha256-"))).toHaveLength(1);
  expect(scripts.filter((source) => source.includes("."))).toEqual([]);
});

test("the policy allows frames of the badge's page and of the hosts that content names, and of no others", () => {
  const frames = [
    ...branches.map(({ mapEmbedLink }) => mapEmbedLink),
    ...videos.flatMap(({ embed }) => embed ?? []),
  ];
  const allowed = [...(company.badge.accountId ? ["'self'"] : []), ...hostsOf(frames)];
  expect([...(directive("frame-src") ?? [])].sort()).toEqual(allowed.length > 0 ? allowed : ["'none'"]);
});

(company.badge.accountId ? test : test.skip)("the badge's page has a policy of its own, in a sandbox", () => {
  const own = readFileSync("public/_headers", "utf8").split("\n/badge.html\n")[1]?.split("\n/")[0] ?? "";
  const told = /^ {2}Content-Security-Policy: (.*)$/m.exec(own)?.[1]?.split("; ") ?? [];
  const of = (name: string) =>
    told
      .find((one) => one.startsWith(`${name} `))
      ?.split(" ")
      .slice(1) ?? [];
  expect(of("default-src")).toEqual(["'none'"]);
  expect(of("sandbox")).toContain("allow-scripts");
  expect(of("sandbox")).not.toContain("allow-same-origin");
  expect(of("script-src").filter((source) => source.startsWith("http"))).toEqual(
    hostsOf([company.badge.script]),
  );
  const page = readFileSync("public/badge.html", "utf8");
  const [, inline = ""] = /<script>([\s\S]*?)<\/script>/.exec(page) ?? [];
  expect(of("script-src")).toContain(`'sha256-${createHash("sha256").update(inline).digest("base64")}'`);
  expect(own).toContain("X-Frame-Options: SAMEORIGIN");
  expect(readFileSync("deploy/generated/badge-headers.conf", "utf8")).toContain("sandbox allow-scripts");
});

test("every page has the same inline script, and no handler in its markup", () => {
  const inline = new Set<string>();
  for (const route of [...ROUTES, "/404"]) {
    const page = exportedPage(route);
    for (const script of page.querySelectorAll("script:not([src]):not([type*=json])")) {
      inline.add(script.textContent ?? "");
    }
    const handlers = [...page.querySelectorAll("*")].flatMap(({ attributes }) =>
      [...attributes].filter(({ name, value }) => name.startsWith("on") || /^\s*javascript:/i.test(value)),
    );
    expect(handlers).toEqual([]);
  }
  expect(inline.size).toBe(1);
});

test("nginx and CDNs get the same headers", () => {
  const lines = readFileSync("deploy/generated/headers.conf", "utf8");
  const told = [...lines.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const forAll = readFileSync("public/_headers", "utf8").split("/badge.html")[0]?.split("/static/*")[0] ?? "";
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries([...forAll.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, name, value]) => [name, value])),
  );
  expect(told.length).toBe(8);
});

test("the policy allows the form's host if it is another one, and no frames if content has none", () => {
  const { "Content-Security-Policy": text = "" } = securityHeaders([], {
    badge: [],
    frames: [],
    calls: ["https://api.example"],
  });
  expect(text).toContain("connect-src 'self' https://api.example;");
  expect(text).toContain("frame-src 'none';");
  expect(text).toContain("script-src 'self';");
});
