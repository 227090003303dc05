import { existsSync, readdirSync } from "node:fs";
import { FIXED_SITE } from "../fixed-site/place";
import { fromDebian } from "../helpers/debian";
import { type Row, run, served, tail, tell } from "./report";

/** The drivers of the two browsers, which nothing else needs, are packages of this folder. */
const FOLDER = "__tests__/reports/engines";

/** Firefox: `FIREFOX_PATH`, or Debian's package. */
const findFirefox = (): string | undefined =>
  [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr"].find((place) => place && existsSync(place));

/** WebKit's MiniBrowser, if Debian has packaged it with its driver, and a virtual display. */
function findWebKit(): string | undefined {
  if (!existsSync("/usr/bin/WebKitWebDriver") || !existsSync("/usr/bin/xvfb-run")) return undefined;
  // The folder is named after the processor and the library's version.
  return readdirSync("/usr/lib")
    .flatMap((name) => ["4.1", "4.0"].map((version) => `/usr/lib/${name}/webkit2gtk-${version}/MiniBrowser`))
    .find((place) => existsSync(place));
}

/** Runs a command that must succeed. @throws Error with the end of its output */
async function done(...command: readonly string[]): Promise<string> {
  const { code, output } = await run(command);
  if (code !== 0) throw new Error(tail(output));
  return output;
}

const tsx = (...args: readonly string[]) => done(process.execPath, "--import", "tsx", ...args);

/** A tour of the fixed site in Firefox and in WebKit. @param args part of a step's name: only those */
export async function engines([part = ""]: readonly string[]): Promise<readonly Row[]> {
  const firefox = fromDebian(findFirefox, "firefox-esr");
  const webkit = fromDebian(findWebKit, "webkit2gtk-driver", "xvfb", "xauth");
  if (!firefox || !webkit) throw new Error("this report needs Debian's Firefox and WebKit's driver");
  if (!existsSync(`${FOLDER}/node_modules`)) {
    tell("npm ci, for the drivers");
    await done("npm", "ci", "--prefix", FOLDER);
  }
  await tsx("__tests__/fixed-site/build.ts");
  const look = (site: string) => tsx(`${FOLDER}/tour.ts`, site, firefox, webkit, part);
  const output = await served(look, FIXED_SITE);
  return JSON.parse(output.slice(output.indexOf("[{")));
}
