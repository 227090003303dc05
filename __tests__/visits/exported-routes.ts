import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** The address that stands for all addresses that do not exist. */
export const UNKNOWN = "/no-such-page";

/** Folders of the export that hold parts of pages. */
const PARTS = /^(?:_gatsby|page-data|static)\//;
/** The not-found page; it is visited at `UNKNOWN`. */
const NOT_FOUND = new Set(["/404", "/404.html"]);

/** A page of the site itself: no stub of an old address, no document made for a frame. */
const isPage = (html: string) => html.includes('id="___gatsby"') && !html.includes('http-equiv="refresh"');

/** The exported file of a route, as any static host finds it. */
export function exportedFile(route: string, folder = "."): string | undefined {
  const root = path.resolve(folder, "public");
  const clean = route === UNKNOWN ? "/404.html" : route;
  return [`${clean}/index.html`, clean, `${clean}.html`]
    .map((name) => path.join(root, name))
    .find((file) => existsSync(file) && !existsSync(path.join(file, "index.html")) && path.extname(file));
}

/**
 * Every page of an export, by the sitemap and by the files themselves; the not-found page once.
 * @param folder the project whose `public` it is
 * @throws Error when there is no export, or the sitemap lists a page that the export lacks
 */
export function exportedRoutes(folder = "."): readonly string[] {
  const root = path.resolve(folder, "public");
  if (!existsSync(path.join(root, "index.html"))) throw new Error(`${root} holds no site; build it first`);
  const files = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".html") && !PARTS.test(file))
    .filter((file) => isPage(readFileSync(path.join(root, file), "utf8")))
    .map((file) => `/${file.replace(/(?:^|\/)index\.html$/, "")}`);
  const map = readFileSync(path.join(root, "sitemap-0.xml"), "utf8");
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = ""]) => new URL(address).pathname,
  );
  const lost = listed.filter((route) => !exportedFile(route, folder));
  if (lost.length > 0) throw new Error(`the sitemap lists pages that do not exist: ${lost.join(", ")}`);
  const own = new Set([...listed, ...files].filter((route) => !NOT_FOUND.has(route)));
  return [...[...own].sort(), UNKNOWN];
}
