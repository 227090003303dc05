import type { BrowserContext } from "playwright-core";
import { sessionOf } from "../helpers/painted";
import { lostParts, type Parts, partsOf } from "./parts";
import { resize, WIDTHS } from "./window";
import { type Answers, overflowFaults } from "./with-scripts";

/** Visible buttons that do nothing without scripts. Sheets need none. */
function idleButtons(): string[] {
  const idle = 'main button:not([type="submit"]), form:not([action]) [type="submit"]';
  return [...document.querySelectorAll(idle)]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => `button "${button.textContent}"`);
}

export async function visitWithoutScripts(
  context: BrowserContext,
  address: string,
  withScripts: Parts,
): Promise<{ parts: Parts; answers: Answers }> {
  const page = await context.newPage();
  // Rows that scripts fold are widest there, relative to the window.
  await resize(page, WIDTHS.zoomed);
  // Without scripts a browser loads all pictures at once; the layout does not need them.
  const session = await sessionOf(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*.avif", "*.webp", "*.jpg", "*.png"] });
  await page.goto(address, { waitUntil: "domcontentloaded" });
  await page.evaluate("globalThis.__name = (named) => named");
  const parts = await partsOf(page);
  const idle = await page.evaluate(idleButtons);
  const overflow = await overflowFaults(page);
  return {
    parts,
    answers: {
      "shows the same without scripts": [
        ...lostParts(parts, withScripts),
        ...overflow.map((fault) => `${WIDTHS.zoomed} px: ${fault}`),
      ],
      "offers nothing without scripts that only scripts answer": idle,
    },
  };
}
