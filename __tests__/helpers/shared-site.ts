import { type Browser, chromium } from "playwright-core";
import { launchBrowser } from "./browser";

/** Environment variables through which the setup passes addresses to the workers. */
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

/** Opens a browser before a test file's tests and closes it after them. */
function visit(open: () => Promise<Browser>): VisitedSite {
  let browser: Browser | undefined;
  beforeAll(async () => {
    browser = await open();
  });
  afterAll(() => browser?.close());
  return {
    url: setting(SHARED_SITE),
    get browser() {
      if (!browser) throw new Error("the browser starts in beforeAll; use it inside tests");
      return browser;
    },
  };
}

/** The host and Chromium that all browser tests share; call it once, at the top of a test file. */
export function sharedSite(): VisitedSite {
  return visit(() => chromium.connect(setting(SHARED_BROWSER)));
}

/**
 * The shared host, with a separate Chromium for the test file.
 * @param flags further Chromium flags
 */
export function siteInOwnBrowser(flags: readonly string[] = []): VisitedSite {
  return visit(() => launchBrowser(flags));
}
