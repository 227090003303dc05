import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";
import type { PageScripts } from "../../early/page-scripts";
import { APP_DATA_FILE, type Chunks } from "./read-chunks";

const PAGE_DATA = z.object({
  path: z.string(),
  componentChunkName: z.string(),
  staticQueryHashes: z.array(z.string()),
});

/** Address of a page's data. */
const dataFile = (page: string) => `/page-data/${page === "/" ? "index" : page.slice(1)}/page-data.json`;

/** The data block of a page: which bundles and data take it over. */
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
