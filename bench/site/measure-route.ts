import { freePort } from "../../__tests__/helpers/free-port";
import { launchChromium } from "./launch-chromium";
import { type PageFigures, runLighthouse } from "./run-lighthouse";

/** Every run of a page and of its twin without JavaScript. */
export interface RouteRuns {
  readonly site: readonly PageFigures[];
  readonly twin: readonly PageFigures[];
}

/** Times that a run is begun: Lighthouse now and then misses the start of a page's trace. */
const TRIES = 3;

async function measure(url: string, port: number): Promise<PageFigures> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await runLighthouse(url, port);
    } catch (error) {
      if (tries === TRIES) throw error;
      console.warn(`again, as ${error instanceof Error ? error.message : error}`);
    }
  }
}

/** Measures a page and its twin, turn and turn about, in a browser of their own. */
export async function measureRoute(site: string, twin: string, runs: number): Promise<RouteRuns> {
  const port = await freePort();
  const browser = await launchChromium(port);
  const figures: { site: PageFigures[]; twin: PageFigures[] } = { site: [], twin: [] };
  try {
    for (let run = 0; run < runs; run += 1) {
      figures.site.push(await measure(site, port));
      figures.twin.push(await measure(twin, port));
    }
  } finally {
    await browser.close();
  }
  return figures;
}
