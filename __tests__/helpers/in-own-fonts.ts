import type { Page } from "playwright-core";

/** Whether the page uses its own fonts: with `font-display: optional` a late one is not used until the next visit. */
function hasFonts(): boolean {
  const line = document.createElement("span");
  line.textContent = "Handgloves 0123456789";
  line.style.cssText = "position:absolute;visibility:hidden;font-size:100px;font-weight:700";
  document.body.append(line);
  const widthIn = (family: string) => {
    line.style.fontFamily = family;
    return line.getBoundingClientRect().width;
  };
  const without = widthIn("monospace");
  const isUsed = ['"Bricolage Condensed"', "Figtree"].map(
    (name) => widthIn(`${name}, monospace`) !== without,
  );
  line.remove();
  return isUsed.every(Boolean);
}

/** Adds the page's font faces again with `display: block`, so that late fonts are used. Does not wait: scripts may be off. */
function addFonts(): void {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  for (const rule of rules) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const family = rule.style.getPropertyValue("font-family").replaceAll('"', "");
    const source = rule.style.getPropertyValue("src");
    if (!source.includes("url(")) continue;
    const weight = rule.style.getPropertyValue("font-weight");
    const font = new FontFace(family, source, { weight, display: "block" });
    document.fonts.add(font);
    font.load();
  }
}

/** Playwright's default timeout. */
const TIMEOUT_MS = 30_000;

/**
 * Opens an address in the site's own fonts, for tests that measure text. On a busy machine a visit may stay on the
 * fallback fonts (`font-display: optional`); separate tests cover those.
 * @throws Error when the fonts cannot be loaded
 */
export async function openInOwnFonts(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  if (await page.evaluate(hasFonts)) return;
  await page.evaluate(addFonts);
  const deadline = Date.now() + TIMEOUT_MS;
  while (!(await page.evaluate(hasFonts))) {
    if (Date.now() > deadline) throw new Error(`${address} cannot be shown in the site's own fonts`);
  }
}
