import type { BrowserContext, Page } from "playwright-core";
import { sessionOf } from "../helpers/painted";
import { lostPhrases } from "../helpers/specified";
import { lostParts, type Parts, partsOf } from "./parts";
import { shownParts } from "./shown-parts";
import { resize } from "./window";
import { type Answers, overflowFaults, type Place } from "./with-scripts";

/** The width at which rows that scripts fold are widest relative to the window. */
const WIDTH = 320;

/** Here folds are shut, which visits with scripts open. */
const READ_AT = [390, 768, 1366];

/** Visible buttons that do nothing without scripts. Sheets need none. */
function idleButtons(): string[] {
  const idle = 'main button:not([type="submit"]), form:not([action]) [type="submit"]';
  return [...document.querySelectorAll(idle)]
    .filter((button) => button.checkVisibility({ visibilityProperty: true }))
    .map((button) => `button "${button.textContent}"`);
}

async function lostAtWidths(page: Page, { route, records }: Place): Promise<string[]> {
  const lost: string[] = [];
  for (const width of READ_AT) {
    await resize(page, width);
    const phrases = lostPhrases(records, route, await page.evaluate(shownParts), width);
    lost.push(...phrases.map((phrase) => `${width} px: ${phrase}`));
  }
  return lost;
}

export async function visitWithoutScripts(
  context: BrowserContext,
  place: Place,
  withScripts: Parts,
): Promise<{ parts: Parts; answers: Answers }> {
  const page = await context.newPage();
  await resize(page, WIDTH);
  // Without scripts a browser loads all pictures at once; the layout does not need them.
  const session = await sessionOf(page);
  await session.send("Network.enable");
  await session.send("Network.setBlockedURLs", { urls: ["*.avif", "*.webp", "*.jpg", "*.png"] });
  await page.goto(place.url + place.route, { waitUntil: "domcontentloaded" });
  await page.evaluate("globalThis.__name = (named) => named");
  const parts = await partsOf(page);
  const idle = await page.evaluate(idleButtons);
  const overflow = await overflowFaults(page);
  const lost = await lostAtWidths(page, place);
  return {
    parts,
    answers: {
      "shows what the specification asks for, at every width": lost,
      "shows the same without scripts": [
        ...lostParts(parts, withScripts),
        ...overflow.map((fault) => `${WIDTH} px: ${fault}`),
      ],
      "offers nothing without scripts that only scripts answer": idle,
    },
  };
}
