import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

/** Where Gatsby writes the digest of webpack's last run. */
export const APP_DATA_FILE = "/page-data/app-data.json";

const STATS = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/** The bundles of webpack's last run, as addresses. */
export interface Chunks {
  /** What every page needs. */
  readonly app: readonly string[];
  /** What each kind of page needs beside that, by Gatsby's chunk name. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
  /** Digest of the run, by which a page's data is known to fit. */
  readonly compilation: string;
}

const APP_DATA = z.object({ webpackCompilationHash: z.string() });

/** Reads which bundles webpack made for what. */
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
