import { existsSync, readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { launchBrowser } from "../helpers/browser";
import { watchComplaints } from "../helpers/complaints";
import { hydrated } from "../helpers/hydrated";
import { startSite } from "../helpers/site";
import { NO_LIMITS } from "./report";

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

/** Serves an export with our host, without limits, while something looks at it. */
export async function served<Found>(
  look: (url: string) => Promise<Found>,
  settings: Readonly<Record<string, string>> = {},
  folder?: string,
): Promise<Found> {
  const site = await startSite({ ...NO_LIMITS, ...settings }, folder);
  return look(site.url).finally(() => site.stop());
}

/** Opens every route of the export in Chromium, one after another. */
export async function atEachRoute<Found>(
  site: string,
  look: (route: string, page: Page, complaints: readonly string[]) => Promise<Found>,
): Promise<readonly Found[]> {
  const browser = await launchBrowser();
  const found: Found[] = [];
  for (const route of exportedRoutes()) {
    const page = await browser.newPage();
    const complaints = watchComplaints(page, site + route);
    await page.goto(site + route, { waitUntil: "load" });
    await hydrated(page);
    found.push(await look(route, page, complaints));
    await page.close();
  }
  await browser.close();
  return found;
}
