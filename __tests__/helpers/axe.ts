import { readFileSync } from "node:fs";
import type { AxeResults, RuleMetadata, RuleObject } from "axe-core";
import type { Page } from "playwright-core";
import { endAnimations } from "./painted";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** All rules of axe run, best practice and experimental ones too, except these. */
const OFF: readonly string[] = [
  // AAA; the site aims at AA.
  "color-contrast-enhanced",
  // Reports no violation; it only asks for closed parts to be opened, which the tests of states do.
  "hidden-content",
  // Guesses by text size, and takes the figures of a definition list for headings.
  "p-as-heading",
];

/** Injects axe into the page, once. Not by a script tag, which the page's security policy would refuse. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate("window.axe === undefined")) await page.evaluate(SOURCE);
}

/** Violations of any severity that axe finds on a page in its current state. Colours are read as currently painted. */
export async function axeViolations(page: Page, only?: readonly string[]): Promise<string[]> {
  await endAnimations(page);
  await loadAxe(page);
  const all = await page.evaluate<RuleMetadata[]>("axe.getRules()");
  const rules: RuleObject = Object.fromEntries(
    all.map(({ ruleId }) => [ruleId, { enabled: only?.includes(ruleId) ?? !OFF.includes(ruleId) }]),
  );
  const results = await page.evaluate<AxeResults>(
    `axe.run(document, { resultTypes: ["violations"], preload: false, rules: ${JSON.stringify(rules)} })`,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(" ")} ${failureSummary ?? ""}`),
  );
}
