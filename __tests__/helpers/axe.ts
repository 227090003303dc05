import { readFileSync } from "node:fs";
import type { AxeResults, RuleMetadata, RuleObject } from "axe-core";
import type { Page } from "playwright-core";
import { painted } from "./painted";

const SOURCE = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** Every rule of axe runs, best practice and experimental ones too, but these. */
const OFF: readonly string[] = [
  // AAA, beyond what the site aims at.
  "color-contrast-enhanced",
  // Finds nothing wrong: it asks to open what is closed, which the tests of states do.
  "hidden-content",
  // Guesses by the size of letters, and takes the figures of a list of facts, which answer their terms, for headings.
  "p-as-heading",
];

/** Makes axe known to the page. Not as a script tag: the page's security policy would refuse it. */
export async function loadAxe(page: Page): Promise<void> {
  await page.evaluate(`window.axe === undefined && (() => { ${SOURCE} })()`);
}

/**
 * What axe finds wrong with a page as it stands, of any weight. It reads colours as they are at the moment.
 * @returns one line for each element in violation
 */
export async function axeViolations(page: Page): Promise<string[]> {
  await painted(page);
  await loadAxe(page);
  const all = await page.evaluate<RuleMetadata[]>("axe.getRules()");
  const rules: RuleObject = Object.fromEntries(
    all.map(({ ruleId }) => [ruleId, { enabled: !OFF.includes(ruleId) }]),
  );
  const results = await page.evaluate<AxeResults>(
    `axe.run(document, { resultTypes: ["violations"], rules: ${JSON.stringify(rules)} })`,
  );
  return results.violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target.join(" ")} ${failureSummary ?? ""}`),
  );
}
