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

test("the export holds no source map and nothing that tells how it was made", () => {
  expect(files.filter((file) => /\.map(?:\.br|\.gz)?$|stats\.json|\.env|\.tsx?$/.test(file))).toEqual([]);
});

test("no text in the export holds an address of the machine that built it, or a secret", () => {
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

test("the policy allows scripts by hash and by host, never all inline ones", () => {
  const scripts = directive("script-src") ?? [];
  expect(policy()).not.toContain("unsafe-eval");
  expect(scripts).not.toContain("'unsafe-inline'");
  expect(scripts.filter((source) => source.startsWith("'sha256-"))).toHaveLength(1);
  const { accountId, script } = company.badge;
  expect(scripts.filter((source) => source.startsWith("http"))).toEqual(accountId ? hostsOf([script]) : []);
});

test("the policy allows frames of the hosts that content names for maps and videos, and of no others", () => {
  const frames = [
    ...branches.map(({ mapEmbedLink }) => mapEmbedLink),
    ...videos.flatMap(({ embed }) => embed ?? []),
  ];
  expect([...(directive("frame-src") ?? [])].sort()).toEqual(
    frames.length > 0 ? hostsOf(frames) : ["'none'"],
  );
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

test("nginx and CDNs are told the same", () => {
  const lines = readFileSync("deploy/generated/headers.conf", "utf8");
  const told = [...lines.matchAll(/^add_header (\S+) "(.*)" always;$/gm)].map(([, name, value]) => [
    name,
    value,
  ]);
  const forAll = readFileSync("public/_headers", "utf8").split("/static/*")[0] ?? "";
  expect(Object.fromEntries(told)).toEqual(
    Object.fromEntries([...forAll.matchAll(/^ {2}(\S+): (.*)$/gm)].map(([, name, value]) => [name, value])),
  );
  expect(told.length).toBe(7);
});

test("a page may call the form's host when that is another, and frames are refused where there are none", () => {
  const { "Content-Security-Policy": text = "" } = securityHeaders([], {
    scripts: [],
    badge: [],
    frames: [],
    calls: ["https://api.example"],
  });
  expect(text).toContain("connect-src 'self' https://api.example;");
  expect(text).toContain("frame-src 'none';");
  expect(text).toContain("script-src 'self';");
});
