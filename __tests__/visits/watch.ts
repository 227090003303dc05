import type { BrowserContext, Page } from "playwright-core";
import { watchComplaints } from "../helpers/complaints";

export interface Watched {
  readonly complaints: readonly string[];
  readonly calls: readonly string[];
}

/** Pictures keep their space and are loaded, but not decoded and painted at every width. */
const UNDRAWN = "img { object-position: -9999px 0 !important }";

/**
 * Folds that a visit opens before the first paint, so that their content is checked; without scripts they stay closed.
 */
export const FOLDED =
  "[data-chapter], :is([data-place], [data-group], [data-all-pages]) > details, footer details";

/** Runs in a page before its HTML: opens folds as they are parsed, so that nothing moves. */
function unfold(folded: string): void {
  const open = () => {
    for (const fold of document.querySelectorAll(folded)) fold.setAttribute("open", "");
  };
  const observer = new MutationObserver(open);
  observer.observe(document, { childList: true, subtree: true });
  document.addEventListener("DOMContentLoaded", () => {
    open();
    observer.disconnect();
  });
}

/** Records violations of the page's policy and its initial fonts, from before its first script. */
export async function prepare(context: BrowserContext): Promise<void> {
  // tsx wraps named functions in this helper, which is missing in the page.
  await context.addInitScript("globalThis.__name = (named) => named");
  await context.addInitScript((style) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(style);
    document.adoptedStyleSheets.push(sheet);
    const breaches: string[] = [];
    Reflect.set(window, "policyBreaches", breaches);
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
      breaches.push(`${effectiveDirective} refused ${blockedURI} (${sourceFile})`),
    );
    document.addEventListener("DOMContentLoaded", () =>
      Reflect.set(window, "fontsAtFirst", [...document.fonts]),
    );
  }, UNDRAWN);
  await context.addInitScript(unfold, FOLDED);
}

export function watch(page: Page, address: string): Watched {
  const { origin } = new URL(address);
  const calls: string[] = [];
  page.on("request", (request) => {
    // A frame's document may call hosts that its own policy allows, but loading it is the page's doing.
    const isOfFrame = !request.isNavigationRequest() && request.frame() !== page.mainFrame();
    if (/^https?:/.test(request.url()) && !request.url().startsWith(origin) && !isOfFrame)
      calls.push(`calls ${request.url()}`);
  });
  return { complaints: watchComplaints(page, address), calls };
}

export const policyFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => Reflect.get(window, "policyBreaches") ?? ["the policy was not watched"]);

/** Replaced fonts: when a browser parses the styles again, it creates new ones, and the text flickers. */
export const replacedFonts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const first: unknown = Reflect.get(window, "fontsAtFirst");
    if (!Array.isArray(first) || first.length === 0) return ["the page's styles name no fonts"];
    return first.filter((font) => !document.fonts.has(font)).map(({ family }) => `${family} was replaced`);
  });
