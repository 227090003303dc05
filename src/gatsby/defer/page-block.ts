import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { PageScripts } from "./inline-script";

/** Where Gatsby writes webpack's compilation hash. */
const APP_DATA_FILE = "/page-data/app-data.json";

const STATS = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/** Addresses of the last webpack run's bundles. */
export interface Chunks {
  /** Needed by every page. */
  readonly app: readonly string[];
  /** Needed in addition by each kind of page, by Gatsby's chunk name. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** webpack's compilation hash; page data of another hash does not fit. */
  readonly compilation: string;
}

const APP_DATA = z.object({ webpackCompilationHash: z.string() });

export async function readChunks(root: string): Promise<Chunks> {
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
  return { app, pages: Object.fromEntries(pages), compilation };
}

const PAGE_DATA = z.object({
  path: z.string(),
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});

const dataFile = (page: string) => `/page-data/${page === "/" ? "index" : page.slice(1)}/page-data.json`;

/** A page's data block: the bundles and data that hydrate it. */
export async function pageBlock(
  root: string,
  page: string,
  { app, pages, compilation }: Chunks,
): Promise<string> {
  const file = dataFile(page);
  const {
    path: address,
    componentChunkName,
    staticQueryHashes,
  } = PAGE_DATA.parse(JSON.parse(await readFile(path.join(root, file), "utf8")));
  const block: PageScripts = {
    path: address,
    compilation,
    scripts: [...app, ...(pages[componentChunkName] ?? [])],
    data: [file, APP_DATA_FILE, ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`)],
  };
  const text = JSON.stringify(block).replaceAll("<", "\\u003c");
  return `<script type="application/json">${text}</script>`;
}
