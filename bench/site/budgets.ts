/** Maximum bytes as sent (Brotli; fonts as they are). Tests and bench check pages against them. */
const KB = 1024;

/**
 * A page's own HTML. That of the register grows with it, by about 0.1 KB a figure; a country guide has its bill, its
 * year, its bars and its map of cities whole without scripts.
 */
export function htmlBudget(route: string): number {
  if (route === "/figures") return 36 * KB;
  return (route.startsWith("/countries/") ? 35 : 30) * KB;
}

/** Both font files that every page loads. */
export const FONT_BUDGET = 34 * KB;

/** The head's picture as a phone is sent it, often the largest thing that it paints. */
export const PHONE_PICTURE_BUDGET = 60 * KB;

const FORMS = ["/contact", "/online-consultation-form"];
/** Pages that are tools from the first line on. */
const TOOLS: Readonly<Record<string, number>> = {
  "/compare": 110 * KB,
  "/institutions": 100 * KB,
  "/plan": 110 * KB,
};

/** JavaScript of a page before anyone scrolls or touches it; React and Gatsby are 76 KB of it. */
export function scriptBudget(route: string): number {
  return TOOLS[route] ?? (FORMS.includes(route) ? 120 : 96) * KB;
}
