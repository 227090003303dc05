import { FIXED_SITE } from "../../fixed-site/place";
import { exportedRoutes, UNKNOWN } from "../../visits/exported-routes";
import { type Row, rowOf, tell } from "../report";
import { launchFirefox } from "./firefox";
import { STEPS, Tour } from "./steps";
import type { Visitor } from "./visitor";
import { launchWebKit } from "./webkit";

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

const look = (engine: string, visitor: Visitor, site: string, part: string) =>
  tourIn(engine, visitor, site, part).finally(() => visitor.close());

/** Prints the rows of the report as JSON; a process of its own, with the packages of this folder. */
async function main([site = "", firefox = "", webkit = "", part = ""]: readonly string[]): Promise<void> {
  const rows = [
    ...(await look("Firefox", await launchFirefox(firefox), site, part)),
    ...(await look("WebKit", await launchWebKit(webkit), site, part)),
  ];
  console.log(JSON.stringify(rows));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
