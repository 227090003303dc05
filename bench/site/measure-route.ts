import { freePort } from "../../__tests__/helpers/free-port";
import { launchChromium } from "./launch-chromium";
import { type PageFigures, runLighthouse } from "./run-lighthouse";

export interface RouteRuns {
  readonly site: readonly PageFigures[];
  readonly noJs: readonly PageFigures[];
}

/** Attempts for each run: Lighthouse now and then misses the start of a page's trace. */
const MAX_ATTEMPTS = 3;

async function measure(url: string, port: number): Promise<PageFigures> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runLighthouse(url, port);
    } catch (error) {
      if (tries === MAX_ATTEMPTS) throw error;
      console.warn(`retry after ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Measures a page and its no-JS copy, alternating, in a browser of their own. */
export async function measureRoute(site: string, noJs: string, runs: number): Promise<RouteRuns> {
  const port = await freePort();
  const browser = await launchChromium(port);
  const figures: { site: PageFigures[]; noJs: PageFigures[] } = { site: [], noJs: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      figures.site.push(await measure(site, port));
      figures.noJs.push(await measure(noJs, port));
    }
  } finally {
    await browser.close();
  }
  return figures;
}
