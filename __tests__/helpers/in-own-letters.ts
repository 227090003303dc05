import type { Page } from "playwright-core";

/** Whether the page is set in its own fonts: a late one stays away for as long as the page is shown. */
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

/**
 * Opens an address for tests that measure words in the site's own letters. A first visit on a busy machine may have
 * to do without them (`font-display: optional`); the next has them, as it has for a visitor.
 * @throws Error when the fonts do not come at all
 */
export async function openInOwnLetters(page: Page, address: string): Promise<void> {
  for (let visit = 1; visit <= 5; visit += 1) {
    await page.goto(address, { waitUntil: "load" });
    if (await page.evaluate(hasFonts)) return;
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  throw new Error(`${address} never came in the site's own letters`);
}
