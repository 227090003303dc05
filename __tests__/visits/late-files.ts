import type { Page } from "playwright-core";
import { drawFrame, sessionOf } from "../helpers/painted";
import { until } from "../helpers/until";

const FONTS = { urlPattern: "*.woff2" };
const PICTURES = ["avif", "webp", "png", "jpg", "jpeg"].map((kind) => ({ urlPattern: `*.${kind}` }));

/** Makes the browser load the page's fonts again by adding new rules. */
function renewFonts(): void {
  for (const sheet of document.styleSheets) {
    for (const [index, rule] of [...sheet.cssRules].entries()) {
      if (!(rule instanceof CSSFontFaceRule)) continue;
      sheet.deleteRule(index);
      sheet.insertRule(rule.cssText, index);
    }
  }
}

/** Runs in a page. Whether all fonts have loaded; layout requests them. */
function haveFontsLoaded(): boolean {
  document.body.getBoundingClientRect();
  return [...document.fonts].every(({ status }) => status !== "loading");
}

/**
 * Opens an address with delayed files, because only what loads after the first frame can move content: pictures load
 * after the first paint, fonts when `deliver` is called.
 */
export async function openWithLateFiles(page: Page, address: string) {
  const session = await sessionOf(page);
  let isDrawn = false;
  const held: string[] = [];
  // The page may have dropped the request meanwhile.
  const pass = (requestId: string) =>
    session.send("Fetch.continueRequest", { requestId }).catch(() => undefined);
  const fail = (requestId: string) =>
    session.send("Fetch.failRequest", { requestId, errorReason: "Aborted" }).catch(() => undefined);
  const onPaused = ({ requestId, request }: { requestId: string; request: { url: string } }) => {
    if (request.url.endsWith(".woff2")) fail(requestId);
    else if (isDrawn) pass(requestId);
    else held.push(requestId);
  };
  session.on("Fetch.requestPaused", onPaused);
  // Disables the cache, as cached files would arrive at once.
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Fetch.enable", { patterns: [FONTS, ...PICTURES] });
  const response = await page.goto(address, { waitUntil: "domcontentloaded" });
  if (!response) throw new Error(`${address} does not answer`);
  await drawFrame(page);
  isDrawn = true;
  await Promise.all(held.map(pass));
  await session.send("Fetch.enable", { patterns: [FONTS] });
  return {
    status: response.status(),
    async deliverFonts() {
      await session.send("Fetch.disable");
      session.off("Fetch.requestPaused", onPaused);
      await page.evaluate(renewFonts);
      await until(page, "the fonts", haveFontsLoaded);
      await drawFrame(page);
    },
  };
}
