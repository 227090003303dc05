import { readFile } from "node:fs/promises";
import path from "node:path";
import { z } from "zod";

const STATS = z.object({
  namedChunkGroups: z.record(z.string(), z.object({ assets: z.array(z.object({ name: z.string() })) })),
});

/** The bundles of webpack's last run, as addresses. */
export interface Chunks {
  /** What every page needs. */
  readonly app: readonly string[];
  /** What each kind of page needs beside that, by Gatsby's chunk name. */
  readonly pages: Readonly<Record<string, readonly string[]>>;
}

/** Reads which bundles webpack made for what. */
export async function readChunks(root: string): Promise<Chunks> {
  const text = await readFile(path.join(root, "webpack.stats.json"), "utf8");
  const { namedChunkGroups } = STATS.parse(JSON.parse(text));
  const scriptsOf = (name: string) =>
    (namedChunkGroups[name]?.assets ?? [])
      .map((asset) => `/${asset.name}`)
      .filter((file) => file.endsWith(".js"));
  const app = scriptsOf("app");
  const pages = Object.keys(namedChunkGroups)
    .filter((name) => name.startsWith("component---"))
    .map((name) => [name, scriptsOf(name).filter((file) => !app.includes(file))]);
  return { app, pages: Object.fromEntries(pages) };
}
