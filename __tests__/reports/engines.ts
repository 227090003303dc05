import { FIXED_SITE } from "../fixed-site/place";
import { startSite } from "../helpers/site";
import { fromDebian } from "./debian";
import { findFirefox, launchFirefox } from "./engines/firefox";
import { STEPS, Tour } from "./engines/steps";
import type { Visitor } from "./engines/visitor";
import { findWebKit, launchWebKit } from "./engines/webkit";
import { exportedRoutes } from "./exported";
import { type Row, rowOf, run, tail, tell } from "./report";

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** Forgets what the site stored, as in a new visitor's browser. */
async function forget(visitor: Visitor, site: string): Promise<void> {
  await visitor.goTo(`${site}/robots.txt`);
  await visitor.run("(localStorage.clear(), sessionStorage.clear())");
  await visitor.complaints();
}

/** Opens every page at two widths of phones. */
async function fitting(visitor: Visitor, site: string): Promise<readonly string[]> {
  const tour = new Tour(visitor, site);
  const faults: string[] = [];
  for (const route of exportedRoutes(FIXED_SITE))
    for (const width of [390, 320])
      try {
        await tour.open(route, width);
        const unfit = await tour.unfit();
        const said = await visitor.complaints();
        if (unfit || said.length > 0) faults.push(`${route} at ${width} px: ${[unfit, ...said].join(" ")}`);
      } catch (error) {
        faults.push(`${route} at ${width} px: ${textOf(error)}`);
      }
  return faults;
}

async function tourIn(engine: string, visitor: Visitor, site: string, part: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [what, step] of Object.entries(STEPS)) {
    if (!what.includes(part)) continue;
    await forget(visitor, site);
    const fault = await step(new Tour(visitor, site)).then(() => undefined, textOf);
    const said = await visitor.complaints();
    rows.push(rowOf(`${engine}: ${what}`, [...(fault ? [fault] : []), ...said]));
    tell(`${engine}: ${what}${fault ? `: ${fault}` : ""}`);
  }
  if (part === "")
    rows.push(
      rowOf(`${engine}: every page fits on a phone, with fonts and pictures`, await fitting(visitor, site)),
    );
  return rows;
}

/** A tour of the fixed site in Firefox and in WebKit. @param args part of a step's name: only those */
export async function engines([part = ""]: readonly string[]): Promise<readonly Row[]> {
  const firefox = await fromDebian(findFirefox, ["firefox-esr"]);
  const webkit = await fromDebian(findWebKit, ["webkit2gtk-driver", "xvfb", "xauth"]);
  const built = await run([process.execPath, "--import", "tsx", "__tests__/fixed-site/build.ts"]);
  if (built.code !== 0) throw new Error(tail(built.output));
  const site = await startSite({ RATE_LIMIT: "100000" }, FIXED_SITE);
  const rows: Row[] = [];
  for (const [engine, launch] of [
    ["Firefox", () => launchFirefox(firefox)],
    ["WebKit", () => launchWebKit(webkit)],
  ] as const) {
    const visitor = await launch();
    rows.push(...(await tourIn(engine, visitor, site.url, part)));
    await visitor.close();
  }
  await site.stop();
  return rows;
}
