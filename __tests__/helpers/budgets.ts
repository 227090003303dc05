/** Maximum bytes as sent (Brotli; fonts as they are). Tests and bench check pages against them. */
const KB = 1024;

/** A page's own HTML. */
export const HTML_BUDGET = 30 * KB;

/** Both font files. */
export const FONT_BUDGET = 60 * KB;

const FORMS = ["/contact", "/online-consultation-form"];

/** JavaScript of a page before anyone scrolls or touches it; React and Gatsby are 76 KB of it. */
export function scriptBudget(route: string): number {
  if (route === "/") return 100 * KB;
  return (FORMS.includes(route) ? 135 : 96) * KB;
}
