import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { z } from "zod";
import { exportedRoutes, pageFile, sentBytes, textOf } from "./exported";
import type { Row } from "./report";

/** What the last run counted. */
const FILE = ".reports/bytes.json";
const COUNTS = z.record(z.string(), z.object({ html: z.number(), scripts: z.number(), data: z.number() }));
type Counts = z.infer<typeof COUNTS>;

/** Growth that somebody should know of. */
const GROWN = 1.02;
const LOADED = z.object({ scripts: z.array(z.string()).min(1), data: z.array(z.string()).min(1) });

const sum = (files: readonly string[]) => files.reduce((total, file) => total + sentBytes(file), 0);

function countRoute(route: string): Counts[string] {
  const file = pageFile(route);
  // The page's last block of data names what its early script loads.
  const block = [...textOf(file).matchAll(/<script type="application\/json"[^>]*>(.*?)<\/script>/gs)].at(-1);
  const { scripts, data } = LOADED.parse(JSON.parse(block?.[1] ?? "null"));
  return { html: sentBytes(file), scripts: sum(scripts), data: sum(data) };
}

/** Exact bytes of every route as they are sent (Brotli), beside those of the last run. */
export async function bytes(): Promise<readonly Row[]> {
  const before = existsSync(FILE) ? COUNTS.parse(JSON.parse(readFileSync(FILE, "utf8"))) : {};
  const now: Counts = Object.fromEntries(exportedRoutes().map((route) => [route, countRoute(route)]));
  mkdirSync(".reports", { recursive: true });
  writeFileSync(FILE, JSON.stringify(now));
  return Object.entries(now).map(([route, counts]) => {
    const parts = (["html", "scripts", "data"] as const).map((name) => {
      const old = before[route]?.[name] ?? counts[name];
      const change = counts[name] === old ? "" : ` (${counts[name] > old ? "+" : ""}${counts[name] - old})`;
      return { text: `${name} ${counts[name]}${change}`, isMore: counts[name] > old * GROWN };
    });
    const detail = parts.map(({ text }) => text.padEnd(22)).join(" ");
    return { what: route, found: parts.some(({ isMore }) => isMore), detail };
  });
}
