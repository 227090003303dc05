import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { PageScripts } from "../../early/page-scripts";
import type { Chunks } from "./read-chunks";

const PAGE_DATA = z.object({
  path: z.string(),
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});
const APP_DATA = z.object({ webpackCompilationHash: z.string() });

const APP_DATA_FILE = "/page-data/app-data.json";

/** Address of a page's data. */
const dataFile = (page: string) => `/page-data/${page === "/" ? "index" : page.slice(1)}/page-data.json`;

const readJson = async (root: string, file: string): Promise<unknown> =>
  JSON.parse(await readFile(path.join(root, file), "utf8"));

/** The data block of a page: which bundles and data take it over. */
export async function pageBlock(root: string, page: string, { app, pages }: Chunks): Promise<string> {
  const file = dataFile(page);
  const {
    path: address,
    componentChunkName,
    staticQueryHashes,
  } = PAGE_DATA.parse(await readJson(root, file));
  const { webpackCompilationHash } = APP_DATA.parse(await readJson(root, APP_DATA_FILE));
  const block: PageScripts = {
    path: address,
    compilation: webpackCompilationHash,
    scripts: [...app, ...(pages[componentChunkName] ?? [])],
    data: [file, APP_DATA_FILE, ...staticQueryHashes.map((hash) => `/page-data/sq/d/${hash}.json`)],
  };
  const text = JSON.stringify(block).replaceAll("<", "\\u003c");
  return `<script type="application/json">${text}</script>`;
}
