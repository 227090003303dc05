import { FIXED_SITE } from "../fixed-site/place";
import { fromDebian } from "../helpers/debian";
import { exportedRoutes, UNKNOWN } from "../visits/exported-routes";
import { findFirefox, launchFirefox } from "./engines/firefox";
import { STEPS, Tour } from "./engines/steps";
import type { Visitor } from "./engines/visitor";
import { findWebKit, launchWebKit } from "./engines/webkit";
import { type Row, rowOf, run, served, tail, tell } from "./report";

const textOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function forget(visitor: Visitor, site: string): Promise<void> {
  await visitor.goTo(`${site}/robots.txt`);
  await visitor.run("(localStorage.clear(), sessionStorage.clear())");
  await visitor.complaints();
}

async function fitting(visitor: Visitor, site: string): Promise<readonly string[]> {
  const tour = new Tour(visitor, site);
  const faults: string[] = [];
  for (const route of exportedRoutes(FIXED_SITE).filter((one) => one !== UNKNOWN))
    for (const width of [390, 320]) {
      const unfit = await tour.open(route, width).then(() => tour.unfit(), textOf);
      const complaints = [unfit, ...(await visitor.complaints())].filter(Boolean);
      if (complaints.length > 0) faults.push(`${route} at ${width} px: ${complaints.join(" ")}`);
    }
  return faults;
}

async function tourIn(engine: string, visitor: Visitor, site: string, part: string): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (const [what, step] of Object.entries(STEPS).filter(([name]) => name.includes(part))) {
    await forget(visitor, site);
    const fault = await step(new Tour(visitor, site)).then(
      () => [],
      (error) => [textOf(error)],
    );
    rows.push(rowOf(`${engine}: ${what}`, [...fault, ...(await visitor.complaints())]));
    tell([`${engine}: ${what}`, ...fault].join(": "));
  }
  const fit = `${engine}: every page fits on a phone, with fonts and pictures`;
  return part === "" ? [...rows, rowOf(fit, await fitting(visitor, site))] : rows;
}

/** A tour of the fixed site in Firefox and in WebKit. @param args part of a step's name: only those */
export async function engines([part = ""]: readonly string[]): Promise<readonly Row[]> {
  const firefox = fromDebian(findFirefox, "firefox-esr");
  const webkit = fromDebian(findWebKit, "webkit2gtk-driver", "xvfb", "xauth");
  if (!firefox || !webkit) throw new Error("this report needs Debian's Firefox and WebKit's driver");
  const built = await run([process.execPath, "--import", "tsx", "__tests__/fixed-site/build.ts"]);
  if (built.code !== 0) throw new Error(tail(built.output));
  const look = async (engine: string, visitor: Visitor, site: string) =>
    tourIn(engine, visitor, site, part).finally(() => visitor.close());
  const lookInBoth = async (site: string) => [
    ...(await look("Firefox", await launchFirefox(firefox), site)),
    ...(await look("WebKit", await launchWebKit(webkit), site)),
  ];
  return served(lookInBoth, FIXED_SITE);
}
