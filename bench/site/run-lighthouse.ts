import { z } from "zod";
import { bodySize } from "./body-size";

/** Result of one Lighthouse run; times in ms, sizes in compressed bytes. */
export interface PageFigures {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly requests: number;
  readonly bytes: Readonly<Record<string, number>>;
  /** Lighthouse's benchmark index of the machine; low when it was busy during the run. */
  readonly machine: number;
  /** Start tag of the largest contentful paint's element. */
  readonly largest: string;
}

const REQUESTS = z.object({
  items: z.array(z.object({ url: z.string(), resourceType: z.string().optional() })),
});
const LARGEST = z.object({
  items: z
    .tuple([z.object({ items: z.array(z.object({ node: z.object({ snippet: z.string() }) })) })])
    .rest(z.unknown()),
});

/**
 * Measures a page once with Lighthouse's mobile profile: simulated slow 4G, CPU slowed down four times.
 * @param port Chromium's debugging port
 */
export async function runLighthouse(url: string, port: number): Promise<PageFigures> {
  const { default: lighthouse } = await import("lighthouse");
  const result = await lighthouse(url, {
    port,
    logLevel: "error",
    onlyCategories: ["performance"],
    disableFullPageScreenshot: true,
  });
  if (!result) throw new Error(`${url}: Lighthouse returned no result`);
  const { audits, categories, runtimeError, environment } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const value = (id: string): number => {
    const { numericValue } = audits[id] ?? {};
    if (numericValue === undefined) throw new Error(`${url}: Lighthouse has no figure for ${id}`);
    return numericValue;
  };
  const { items } = REQUESTS.parse(audits["network-requests"]?.details);
  const bytes: Record<string, number> = {};
  const { origin } = new URL(url);
  for (const { url: address, resourceType = "Other" } of items) {
    // Skips other hosts.
    if (!address.startsWith(origin)) continue;
    bytes[resourceType] = (bytes[resourceType] ?? 0) + (await bodySize(address));
  }
  const { data: largest } = LARGEST.safeParse(audits["largest-contentful-paint-element"]?.details);
  return {
    score: Math.round((categories.performance?.score ?? 0) * 100),
    fcp: value("first-contentful-paint"),
    lcp: value("largest-contentful-paint"),
    tbt: value("total-blocking-time"),
    cls: value("cumulative-layout-shift"),
    requests: items.length,
    bytes,
    machine: environment.benchmarkIndex,
    largest: largest?.items[0].items[0]?.node.snippet ?? "",
  };
}
