import { readFileSync } from "node:fs";
import type { AxeResults, RuleMetadata, RuleObject } from "axe-core";
import type { Page } from "playwright-core";
import { endAnimations } from "./painted";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** All rules of axe run, best practice and experimental ones too, except these. */
const OFF: readonly string[] = [
  // A rule of level AAA; the site aims at AA.
  "color-contrast-enhanced",
  // Never reports a violation; it only asks to open closed parts, which the state tests do.
  "hidden-content",
  // Guesses headings by text size and mistakes the figures of a definition list for them.
  "p-as-heading",
];

/** Injects axe into the page, once. Not by a script tag, which the page's security policy would refuse. */
async function loadAxe(page: Page): Promise<void> {
  if (await page.evaluate("window.axe === undefined")) await page.evaluate(SOURCE);
}

/** Violations of any severity on a page in its current state, with the colours painted at that moment. */
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

/** Contrast in a dark system; afterwards the page is light again. */
export async function contrastAtNight(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  const found = await axeViolations(page, ["color-contrast", "link-in-text-block"]);
  await page.emulateMedia({ colorScheme: "light" });
  return found.map((fault) => `at night: ${fault}`);
}
