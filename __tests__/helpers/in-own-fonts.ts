import type { Page } from "playwright-core";

/** Whether the page is shown in its own fonts already. */
export function hasFonts(): boolean {
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
 * Opens an address in the site's own fonts, for tests that measure text: until they arrive, the page stands in others.
 * @throws Error when the fonts cannot be loaded
 */
export async function openInOwnFonts(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate(() => document.fonts.ready);
  if (!(await page.evaluate(hasFonts))) throw new Error(`${address} cannot be shown in the site's own fonts`);
}
