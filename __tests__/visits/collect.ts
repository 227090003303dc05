import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { launchBrowser } from "../helpers/browser";
import { startSite } from "../helpers/site";
import { specifiedRecords } from "../helpers/specified";
import { exportedRoutes } from "./exported-routes";
import { masterSizes } from "./picture-files";
import { checkedReport, digestOf, REPORTS, type Report, reportName } from "./report";
import { prepare } from "./watch";
import { type Place, visitWithScripts } from "./with-scripts";
import { visitWithoutScripts } from "./without-scripts";

/** Stops after this many failed visits: the rest would fail too, each after a minute. */
const MAX_FAILED = 3;

/** Timeout of a visit in ms: Playwright has none for code that runs in a page. */
const LIMIT = 180_000;

type Visitor = (place: Place) => Promise<Report>;

async function startVisitor(): Promise<{ visit: Visitor; stop(): Promise<void> }> {
  const browser = await launchBrowser();
  const visit: Visitor = async (place) => {
    const scripted = await browser.newContext({ reducedMotion: "reduce" });
    await prepare(scripted);
    const plain = await browser.newContext({ javaScriptEnabled: false });
    const withScripts = await visitWithScripts(scripted, place);
    const without = await visitWithoutScripts(plain, place.url + place.route, withScripts.parts);
    await Promise.all([scripted.close(), plain.close()]);
    return checkedReport(place.route, {
      route: place.route,
      digest: digestOf(withScripts.html),
      faults: { ...withScripts.answers, ...without.answers },
    });
  };
  return { visit, stop: () => browser.close() };
}

/**
 * `tsx __tests__/visits/collect.ts [ROUTE ...]`: visits every page of the export, or those named, in as many browsers
 * as there are cores, and writes a report of each.
 */
async function collect(): Promise<void> {
  const named = process.argv.slice(2);
  const waiting = [...(named.length > 0 ? named : exportedRoutes())];
  if (named.length === 0) rmSync(REPORTS, { recursive: true, force: true });
  mkdirSync(REPORTS, { recursive: true });
  const masters = await masterSizes();
  const records = specifiedRecords();
  // The rate limit is per visitor, and all visits count as one.
  const site = await startSite({ RATE_LIMIT: "100000" });
  let failed = 0;
  const work = async () => {
    const visitor = await startVisitor();
    for (let route = waiting.shift(); route !== undefined; route = waiting.shift()) {
      const start = Date.now();
      const visit = visitor.visit({ url: site.url, route, masters, records });
      const late = wait(LIMIT, undefined, { ref: false }).then(() => Promise.reject(new Error("too long")));
      const report = await Promise.race([visit, late]).catch((error: unknown) => {
        console.error(`${route}: the visit failed: ${error instanceof Error ? error.message : error}`);
        process.exitCode = 1;
        failed += 1;
      });
      if (failed >= MAX_FAILED) waiting.length = 0;
      if (!report) continue;
      writeFileSync(path.join(REPORTS, reportName(route)), `${JSON.stringify(report, null, 2)}\n`);
      console.log(`${route} ${Date.now() - start} ms`);
    }
    await visitor.stop();
  };
  await Promise.all(Array.from({ length: availableParallelism() }, work)).finally(() => site.stop());
}

collect().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
