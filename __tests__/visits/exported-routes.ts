import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

/** An address that does not exist, as an example of all such. */
export const UNKNOWN = "/no-such-page";

/** The exported file of a route, as any static host finds it. */
export function exportedFile(route: string, folder = "."): string | undefined {
  const clean = route === UNKNOWN ? "/404.html" : route;
  return [`${clean}/index.html`, `${clean}.html`, clean]
    .map((name) => path.join(folder, "public", name))
    .find((file) => existsSync(file) && path.extname(file));
}

/** Every page in an export's sitemap, which a rule compares with the files, and the not-found page. */
export function exportedRoutes(folder = "."): readonly string[] {
  const map = readFileSync(path.join(folder, "public/sitemap-0.xml"), "utf8");
  const listed = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)];
  return [...listed.map(([, address = ""]) => new URL(address).pathname).sort(), UNKNOWN];
}
