import { type Browser, chromium } from "playwright-core";
import { launchBrowser } from "./browser";

/** Names of the environment's variables through which the setup tells the workers. */
export const SHARED_SITE = "SHARED_SITE_URL";
export const SHARED_BROWSER = "SHARED_BROWSER_ENDPOINT";

/** The exported site on our own host, and a Chromium to visit it with. */
export interface VisitedSite {
  readonly url: string;
  readonly browser: Browser;
}

function setting(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is not set: run these tests with --selectProjects browser`);
  return value;
}

/** Has a test file's browser opened before its tests and closed after them. */
function visit(open: () => Promise<Browser>): VisitedSite {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await open();
  });
  afterAll(() => browser?.close());
  return {
    url: setting(SHARED_SITE),
    get browser() {
      if (!browser) throw new Error("the browser is there from beforeAll on");
      return browser;
    },
  };
}

/** The host and the Chromium that all browser tests share; called once, at the top of a test file. */
export function sharedSite(): VisitedSite {
  return visit(() => chromium.connect(setting(SHARED_BROWSER)));
}

/**
 * The shared host in a Chromium of the test file's own.
 * @param flags more of Chromium's flags
 */
export function siteInOwnBrowser(flags: readonly string[] = []): VisitedSite {
  return visit(() => launchBrowser(flags));
}
