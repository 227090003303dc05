import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import { bundleScript } from "../../node/bundle-script";
import type { PageScripts } from "./inline-script";

/** Where Gatsby writes webpack's compilation hash. */
const APP_DATA_FILE = "/page-data/app-data.json";

const STATS = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

type Chunks = Awaited<ReturnType<typeof readChunks>>;

const APP_DATA = z.object({ webpackCompilationHash: z.string() });

/** The last webpack run's bundles, the app's and each page kind's; and its hash, as other runs' data does not fit. */
async function readChunks(root: string) {
  const read = async (file: string): Promise<unknown> =>
    JSON.parse(await readFile(path.join(root, file), "utf8"));
  const { namedChunkGroups } = STATS.parse(await read("webpack.stats.json"));
  const { webpackCompilationHash: compilation } = APP_DATA.parse(await read(APP_DATA_FILE));
  const scriptsOf = (name: string) =>
    (namedChunkGroups[name]?.assets ?? [])
      .map((asset) => `/${asset.name}`)
      .filter((file) => file.endsWith(".js"));
  const app = scriptsOf("app");
  const pages = Object.keys(namedChunkGroups)
    .filter((name) => name.startsWith("component---"))
    .map((name) => [name, scriptsOf(name).filter((file) => !app.includes(file))]);
  const byKind: Readonly<Record<string, readonly string[]>> = Object.fromEntries(pages);
  return { app, pages: byKind, compilation };
}

const PAGE_DATA = z.object({
  path: z.string(),
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});

const dataFile = (page: string) => `/page-data/${page === "/" ? "index" : page.slice(1)}/page-data.json`;

async function pageBlock(root: string, page: string, { app, pages, compilation }: Chunks): Promise<string> {
  const file = dataFile(page);
  const {
    path: address,
    componentChunkName,
    staticQueryHashes,
  } = PAGE_DATA.parse(JSON.parse(await readFile(path.join(root, file), "utf8")));
  const block: PageScripts = {
    path: address,
    compilation,
    // The app's last file starts the page, so that no other task is as long.
    scripts: [...(pages[componentChunkName] ?? []), ...app],
    data: [file, APP_DATA_FILE, ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`)],
  };
  const text = JSON.stringify(block).replaceAll("<", "\\u003c");
  return `<script type="application/json">${text}</script>`;
}

/** Gatsby writes its scripts between these comments, and rewrites them when only bundles change. */
const SCRIPTS =
  /(<!-- slice-start id="_gatsby-scripts-1" -->).*?(<!-- slice-end id="_gatsby-scripts-1" -->)/s;

function pageOf(file: string): string {
  const address = `/${file.split(path.sep).join("/")}`;
  return address === "/404.html" ? address : address.replace(/\/index\.html$/, "") || "/";
}

/** Defers a page's scripts. Leaves files as they are that Gatsby did not write or that are already deferred. */
async function deferPage(root: string, name: string, chunks: Chunks, inlineScript: string): Promise<void> {
  const file = path.join(root, name);
  const html = await readFile(file, "utf8");
  if (!html.includes('id="___gatsby"')) return;
  if (!SCRIPTS.test(html)) throw new Error(`${file}: Gatsby's scripts are not where they were expected`);
  const block = await pageBlock(root, pageOf(name), chunks);
  const deferred = html.replace(
    SCRIPTS,
    (_all, start, end) => `${start}${block}<script>${inlineScript}</script>${end}`,
  );
  if (deferred !== html) await writeFile(file, deferred);
}

/** Makes every page's scripts start later than the first paint. Idempotent. @returns the pages' inline script */
export async function deferScripts(root: string): Promise<string> {
  const [chunks, inlineScript, entries] = await Promise.all([
    readChunks(root),
    bundleScript("src/gatsby/defer/inline-script.ts"),
    readdir(root, { recursive: true, withFileTypes: true }),
  ]);
  for (const entry of entries) {
    if (!entry.isFile() || !entry.name.endsWith(".html")) continue;
    const name = path.relative(root, path.join(entry.parentPath, entry.name));
    await deferPage(root, name, chunks, inlineScript);
  }
  return inlineScript;
}
