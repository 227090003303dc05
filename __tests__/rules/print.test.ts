import { launchBrowser } from "../helpers/browser";
import { everyPage, exported } from "./export/ask";
import { textAt } from "./export/read-export";

/** What only a visitor's act puts on a page, as a selector names it. Scripts of the export must have the name. */
const AFTER_AN_ACT =
  /data-printing|data-after-sending|data-slip|data-plan-link|data-place|data-shown|Toastify__toast-container/;
/** Where a page failed to load its scripts (`src/frame/page-boundary.tsx`). */
const AFTER_A_FAILURE = 'main > [role="alert"]';

/** Runs in the browser: the selectors of a style sheet without lists, `:is` and pseudo-elements. */
function selectorsOf(css: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const split = (list: string): string[] => {
    let depth = 0;
    const parts = [""];
    for (const letter of list) {
      if ("([".includes(letter)) depth += 1;
      if (")]".includes(letter)) depth -= 1;
      if (letter === "," && depth === 0) parts.push("");
      else parts[parts.length - 1] += letter;
    }
    return parts.map((part) => part.trim());
  };
  const expanded = (selector: string): string[] => {
    const start = selector.indexOf(":is(");
    if (start < 0) return [selector];
    let end = start + ":is(".length;
    for (let depth = 1; depth > 0; end += 1) {
      if (selector[end] === "(") depth += 1;
      if (selector[end] === ")") depth -= 1;
    }
    const [before, choices, after] = [
      selector.slice(0, start),
      selector.slice(start + ":is(".length, end - 1),
      selector.slice(end),
    ];
    return split(choices).flatMap((choice) => expanded(`${before}:where(${choice})${after}`));
  };
  const withoutPseudo = (selector: string) =>
    selector.replace(/(^|[\s>+~])::[a-z-]+$/, "$1*").replace(/::[a-z-]+$/, "");
  return [...sheet.cssRules]
    .flatMap((rule) => (rule instanceof CSSStyleRule ? split(rule.selectorText) : []))
    .flatMap(expanded)
    .map(withoutPseudo);
}

test("each selector of the rules for paper still hits a page", async () => {
  const browser = await launchBrowser();
  const page = await browser.newPage();
  const all = [...new Set(await page.evaluate(selectorsOf, textAt("/print.css")))];
  expect(all.length).toBeGreaterThan(50);
  const bundles = Object.keys(exported.files).filter((file) => /^\/[^/]+\.js$/.test(file));
  const scripts = bundles.map(textAt).join("\n");
  let idle = all.filter((selector) => {
    const [name] = AFTER_AN_ACT.exec(selector) ?? [];
    return name ? !scripts.includes(name) : selector !== AFTER_A_FAILURE;
  });
  for (const { file } of everyPage) {
    idle = await page.evaluate(
      ({ html, selectors }) => {
        const parsed = new DOMParser().parseFromString(html, "text/html");
        return selectors.filter((selector) => !parsed.querySelector(selector));
      },
      { html: textAt(file), selectors: idle },
    );
  }
  await browser.close();
  expect(idle).toEqual([]);
});
