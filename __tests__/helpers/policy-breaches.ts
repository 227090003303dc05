import type { BrowserContext, Page } from "playwright-core";

/** Records violations of each page's security policy, from before its first script. */
export async function watchPolicy(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const breaches: string[] = [];
    Reflect.set(window, "policyBreaches", breaches);
    document.addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sourceFile }) =>
      breaches.push(`${effectiveDirective} refused ${blockedURI} (${sourceFile})`),
    );
  });
}

/** Violations on the page so far. */
export function policyBreaches(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, "policyBreaches") ?? ["not watched"]);
}
