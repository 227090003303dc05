import { readFileSync } from "node:fs";
import { join } from "node:path";

export function listRoutes(root: string): string[] {
  const sitemap = readFileSync(join(root, "sitemap-0.xml"), "utf8");
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) =>
    address ? [new URL(address).pathname.replace(/(.)\/$/, "$1")] : [],
  );
}
