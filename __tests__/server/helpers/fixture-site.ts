import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const HASH = "0123456789";

export const HASHED_FILES = [
  `/app-${HASH}.js`,
  `/component---src-pages-about-tsx-${HASH}.js`,
  `/styles.${HASH}.css`,
  `/static/${HASH}abcdef012345/picture.webp`,
  `/static/font-${HASH}abcdef012345.woff2`,
] as const;

const HEADERS = `/*\n  X-Test: 1\n  X-Other: a: b; c\n/plain.html\n  X-Test: 2\n/static/*\n  X-Static: 1\n`;
const REDIRECTS = `# moved\n/countries/newzealand /countries/new-zealand 301\n/old/* /countries/:splat 302
/gone /about?from=gone\n/Study_in_Canada /countries/canada 301\n/about.html /about 301
/index.php / 301\nnonsense\n/bad /x 999\n`;

export function page(title: string): string {
  return `<!doctype html><title>${title}</title><h1>${title}</h1>${"<p>Some text.</p>".repeat(200)}`;
}

export function fixtureSite(root: string): string {
  const files: Record<string, string | Buffer> = {
    "/index.html": page("Home"),
    "/404.html": page("Not here"),
    "/404/index.html": page("Not here"),
    "/about/index.html": page("About"),
    "/plain.html": page("Plain"),
    "/countries/new-zealand/index.html": page("New Zealand"),
    "/countries/newzealand/index.html": page("Moved"),
    "/Study_in_Canada/index.html": page("Moved"),
    "/about.html/index.html": page("Moved"),
    "/index.php/index.html": page("Moved"),
    "/caf\u00e9/index.html": page("Caf\u00e9"),
    "/empty-folder/file.txt": "short",
    "/.hidden": "secret",
    "/.well-known/security.txt": "Contact: mailto:office@agency.example\n",
    "/.well-known/.hidden": "secret",
    "/.git/config": "secret",
    "/_headers": HEADERS,
    "/_redirects": REDIRECTS,
    "/page-data/about/page-data.json": JSON.stringify({ result: "x".repeat(3000) }),
    [`/page-data/sq/d/${HASH}.json`]: "{}",
    "/data.json": JSON.stringify({ a: "b".repeat(2000) }),
    "/logo.svg": `<svg xmlns="http://www.w3.org/2000/svg">${"<g/>".repeat(500)}</svg>`,
    "/picture.avif": "avif",
    "/film.mp4": Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 256)),
    ...Object.fromEntries(HASHED_FILES.map((path) => [path, "/* hashed */".repeat(200)])),
  };
  const folder = join(root, "public");
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  writeFileSync(join(root, "outside.txt"), "outside");
  return folder;
}
