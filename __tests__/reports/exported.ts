import { existsSync, readFileSync, statSync } from "node:fs";

const fileOf = (route: string) => [`${route.replace(/\/$/, "")}/index.html`, `${route}.html`, route];

/** Address of the file of a route, below `public`. @throws Error when there is none */
export function pageFile(route: string, root = "."): string {
  const found = fileOf(route).find((file) => existsSync(`${root}/public${file}`));
  if (!found) throw new Error(`public/ has no page for ${route}; run npm run build`);
  return found;
}

export const textOf = (file: string): string => readFileSync(`public${file}`, "utf8");

/** The routes of an export, as its sitemap names them. */
export function exportedRoutes(root = "."): string[] {
  const sitemap = readFileSync(`${root}/public/sitemap-0.xml`, "utf8");
  const found = [...sitemap.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)];
  return found.map(([, route]) => route || "/").sort();
}

/** Bytes of a file as it is sent: as the build compressed it. */
export function sentBytes(file: string): number {
  const packed = `public${file}.br`;
  return statSync(existsSync(packed) ? packed : `public${file}`).size;
}
