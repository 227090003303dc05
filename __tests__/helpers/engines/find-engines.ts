import { existsSync, readdirSync } from "node:fs";
import path from "node:path";

/** Debian's packages of the two engines beside Chromium, and of the display that WebKit's needs. */
export const ENGINE_PACKAGES = ["firefox-esr", "webkit2gtk-driver", "xvfb"] as const;

/** Firefox: `FIREFOX_PATH`, or Debian's package. */
export function findFirefox(): string | undefined {
  return [process.env.FIREFOX_PATH, "/usr/bin/firefox-esr"].find((place) => place && existsSync(place));
}

/** WebKit's driver with the browser that Debian packs beside it, and a display without a screen. */
export interface WebKitPrograms {
  readonly driver: string;
  readonly browser: string;
  readonly display: string;
}

const DRIVER = "/usr/bin/WebKitWebDriver";
const DISPLAY = "/usr/bin/Xvfb";

/** The browser's folder is named after the processor and the library's version. */
function findMiniBrowser(): string | undefined {
  const libraries = ["/usr/lib", ...readdirSync("/usr/lib").map((name) => path.join("/usr/lib", name))];
  return libraries
    .flatMap((folder) =>
      ["4.1", "4.0"].map((version) => path.join(folder, `webkit2gtk-${version}/MiniBrowser`)),
    )
    .find((place) => existsSync(place));
}

export function findWebKit(): WebKitPrograms | undefined {
  if (!existsSync(DRIVER) || !existsSync(DISPLAY)) return undefined;
  const browser = findMiniBrowser();
  return browser ? { driver: DRIVER, browser, display: DISPLAY } : undefined;
}
