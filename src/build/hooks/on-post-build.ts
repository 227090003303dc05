import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { GatsbyNode } from "gatsby";
import { z } from "zod";
import { type Company, company } from "../content-types/company";
import { type Redirect, redirect } from "../content-types/redirect";
import { tidyExport } from "../export/tidy-export";
import { writeFeed } from "../export/write-feed";
import { writeManifest } from "../export/write-manifest";
import { writeHeaders } from "../headers/write-headers";
import { deferScripts } from "../scripts/defer-scripts";

/** A page that sends a browser on, for hosts that know no redirects. */
function redirectPage(target: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>This page has moved</title><meta http-equiv="refresh" content="0; url=${target}"><link rel="canonical" href="${target}"><meta name="robots" content="noindex"><p>This page has moved to <a href="${target}">${target}</a>.</p></html>\n`;
}

const readJson = async (...names: string[]): Promise<unknown> =>
  JSON.parse(await readFile(path.join(...names), "utf8"));

/** Writes the old addresses: a page each, and the list that CDNs and our own host read. */
async function writeRedirects(redirects: readonly Redirect[]): Promise<void> {
  for (const { from, to } of redirects) {
    const folder = path.join("public", from);
    await mkdir(folder, { recursive: true });
    await writeFile(path.join(folder, "index.html"), redirectPage(to));
  }
  await writeFile(
    path.join("public", "_redirects"),
    redirects.map(({ from, to }) => `${from} ${to} 301\n`).join(""),
  );
}

/** Lets search engines in everywhere and shows them the sitemap. */
async function writeRobots({ siteUrl }: Company): Promise<void> {
  await writeFile(
    path.join("public", "robots.txt"),
    `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}/sitemap-index.xml\n`,
  );
}

/** What stands in `public` beside the pages. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (api) => {
  const about = company.schema.parse(await readJson("content", "company.json"));
  const redirects = z.array(redirect.schema).parse(await readJson("content", "redirects.json"));
  await writeRedirects(redirects);
  await writeRobots(about);
  await writeFeed(api);
  await writeManifest(about);
  await deferScripts("public", path.join(".cache", "deferred-scripts.json"));
  await tidyExport("public");
  await writeHeaders(about, redirects);
};
