import type { BrowserContext } from "playwright-core";
import { brokenWords } from "../helpers/broken-words";
import { hasFonts } from "../helpers/in-own-fonts";
import { lostParts, type Parts, partsOf } from "./parts";
import { resize } from "./window";
import type { Answers } from "./with-scripts";

const WIDTHS = [1280, 768, 390, 320];

/** Buttons in view that do nothing without scripts. A sheet to write on needs none. */
function idleButtons(): string[] {
  const idle = 'main button:not([type="submit"]), form:not([action]) [type="submit"]';
  return [...document.querySelectorAll(idle)]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => `button "${button.textContent}"`);
}

/** Asks a page what it shows where scripts do not run. */
export async function visitWithoutScripts(
  context: BrowserContext,
  address: string,
  withScripts: Parts,
): Promise<{ parts: Parts; answers: Answers }> {
  const page = await context.newPage();
  await resize(page, 1280);
  await page.goto(address, { waitUntil: "load" });
  await page.evaluate("globalThis.__name = (named) => named");
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const parts = await partsOf(page);
  const idle = await page.evaluate(idleButtons);
  const isInOwnFonts = await page.evaluate(hasFonts);
  const overflow: string[] = [];
  const broken: string[] = isInOwnFonts ? [] : ["the page is not shown in its own fonts"];
  for (const width of WIDTHS) {
    await resize(page, width);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    if (over > 0) overflow.push(`${width} px: ${over} px too wide without scripts`);
    broken.push(...(await brokenWords(page)).map((text) => `${width} px: ${text}`));
  }
  await page.close();
  return {
    parts,
    answers: {
      "breaks no word in the middle": broken,
      "shows the same without scripts": [...lostParts(parts, withScripts), ...overflow],
      "offers nothing without scripts that only scripts answer": idle,
    },
  };
}
