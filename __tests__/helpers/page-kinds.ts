/** One address of each kind of page: each kind has a template, and a bundle, of its own. */
export const PAGE_KINDS: readonly string[] = [
  "/",
  "/about",
  "/countries/canada",
  "/countries/other-countries",
  "/services/coaching",
  "/blogs/visa-application",
  "/cost-of-living",
  "/testimonials",
  "/gallery/images",
  "/gallery/videos",
  "/blogs",
  "/contact",
  "/online-consultation-form",
  "/accessibility",
  "/no-such-page",
];
