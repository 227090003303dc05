import { mkdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import type { Driver } from "./driver";
import { EnginePage } from "./engine-page";
import { ENGINE_PACKAGES, findFirefox, findWebKit } from "./find-engines";
import { launchFirefox } from "./firefox";
import { launchWebKit } from "./webkit";

/** Environment variable through which the setup passes the site's address to the workers. */
export const ENGINES_SITE = "ENGINES_SITE_URL";

interface Engine {
  readonly name: string;
  /** Undefined on a machine without it. */
  readonly launch: (() => Promise<Driver>) | undefined;
}

const [firefox, webkit] = [findFirefox(), findWebKit()];

const ENGINES: readonly Engine[] = [
  { name: "Firefox", launch: firefox === undefined ? undefined : () => launchFirefox(firefox) },
  { name: "WebKit", launch: webkit && (() => launchWebKit(webkit)) },
];

/** A test in a page of an engine, which may complain of nothing. */
type EngineTest = (name: string, run: (page: EnginePage) => Promise<void>) => void;

/** Where pictures of failed tests go. */
const PICTURES = path.join(tmpdir(), "engines");

async function photograph(page: EnginePage, name: string): Promise<void> {
  await mkdir(PICTURES, { recursive: true });
  const file = path.join(PICTURES, `${name.replace(/\W+/g, "-")}.png`);
  await writeFile(file, await page.screenshot());
  console.error(`${name}: ${file}`);
}

/** Describes tests once for every engine; each starts before its tests and ends after them. */
export function inEveryEngine(describeTests: (test: EngineTest) => void): void {
  const site = process.env[ENGINES_SITE];
  if (!site) throw new Error(`${ENGINES_SITE} is not set: run these tests with --selectProjects engines`);
  describe.each(ENGINES)("$name", ({ name: engine, launch }) => {
    if (!launch) {
      test.skip(`not installed (Debian: ${ENGINE_PACKAGES.join(" ")})`, () => {});
      return;
    }
    let driver: Driver | undefined;
    beforeAll(async () => {
      driver = await launch();
    });
    afterAll(() => driver?.close());
    describeTests((name, run) => {
      test(name, async () => {
        if (!driver) throw new Error(`${engine} did not start`);
        const page = new EnginePage(driver, site);
        await page.forget();
        try {
          await run(page);
          expect(await page.complaints()).toEqual([]);
        } catch (error) {
          await photograph(page, `${engine} ${name}`);
          throw error;
        }
      });
    });
  });
}
