/** Maximum bytes as sent (Brotli; fonts as they are), which the bench asks of every page. */
const KB = 1024;

/** A page's own HTML. That of the register grows with it, by about 0.1 KB a figure. */
export function htmlBudget(route: string): number {
  if (route === "/figures") return 36 * KB;
  return (route.startsWith("/countries/") ? 25 : 30) * KB;
}

/** Both font files that every page loads. */
export const FONT_BUDGET = 34 * KB;

/** The head's picture as a phone is sent it, often the largest thing that it paints. */
export const PHONE_PICTURE_BUDGET = 60 * KB;

const FORMS = ["/contact", "/online-consultation-form"];

/** JavaScript of a page before anyone scrolls or touches it; React, Gatsby and the frame are 96 KB of it. */
export function scriptBudget(route: string): number {
  return (FORMS.includes(route) ? 112 : 105) * KB;
}

/** Lowest score of any page; nine of ten must have 100. */
export const LEAST_SCORE = 97;
export const MAX_LCP_MS = 1300;
export const MAX_RATIO = 1.05;
export const MAX_TBT_OVER_NO_JS = 50;
/** Rounds to 0.000. */
export const STILL = 0.0005;

/** Of a navigation to a prefetched page. */
export const MAX_NAVIGATION_MS = 100;
/** web.dev calls an interaction good up to this. */
export const MAX_INTERACTION_MS = 200;

/** Most that a page's start may block a phone's main thread, in all and by one task. */
export const MAX_BLOCKING_MS = 300;
export const MAX_TASK_MS = 200;
