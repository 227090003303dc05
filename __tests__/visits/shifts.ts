import type { Page } from "playwright-core";
import { z } from "zod";

/** Maximum sum that web.dev calls good. */
const GOOD = 0.1;

const SHIFTS = z.object({
  isDrawn: z.boolean(),
  moves: z.array(z.object({ value: z.number(), what: z.string() })),
});

/** All layout shifts of a page so far; a visit has no input that could excuse them. */
async function shifts(page: Page): Promise<z.output<typeof SHIFTS>> {
  const found: unknown = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    const moves = observer.takeRecords().map((entry) => {
      // TypeScript's DOM types lack LayoutShift.
      const sources: readonly { readonly node: Node | null }[] = Reflect.get(entry, "sources");
      const what = sources.map(({ node }) =>
        node instanceof Element ? node.outerHTML.slice(0, 90) : `"${node?.textContent?.slice(0, 40)}"`,
      );
      return { value: Reflect.get(entry, "value"), what: what.join(" | ") };
    });
    observer.disconnect();
    return { isDrawn: performance.getEntriesByType("paint").length > 0, moves };
  });
  return SHIFTS.parse(found);
}

const sumOf = (moves: readonly { readonly value: number }[]) =>
  moves.reduce((sum, { value }) => sum + value, 0);

export async function shiftFaults(page: Page, width: number): Promise<string[]> {
  const { isDrawn, moves } = await shifts(page);
  if (!isDrawn) return [`${width} px: the page was never drawn, so nothing can be said`];
  if (sumOf(moves).toFixed(2) === "0.00") return [];
  return moves.map(({ value, what }) => `${width} px: ${value.toFixed(4)} by ${what}`);
}

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

/** Whether the machine has a fallback font; a minimal one may have none. */
async function hasStandIn(): Promise<boolean> {
  const faces = [...document.fonts].filter(({ family }) => /^"?Figtree ./.test(family));
  const loaded = await Promise.allSettled(faces.map((face) => face.load()));
  return loaded.some(({ status }) => status === "fulfilled");
}

/** Elements in view that move when the fonts load. */
export async function fontFaults(page: Page, deliver: () => Promise<void>): Promise<string[]> {
  const faults = (await page.evaluate(hasFonts)) ? ["the fonts came too early for this question"] : [];
  const before = (await shifts(page)).moves.length;
  await deliver();
  const moves = (await shifts(page)).moves.slice(before);
  if (!(await page.evaluate(hasFonts))) faults.push("the page cannot be shown in its own fonts");
  if (sumOf(moves) < GOOD || !(await page.evaluate(hasStandIn))) return faults;
  return [...faults, ...moves.map(({ value, what }) => `${value.toFixed(4)} by ${what}`)];
}
