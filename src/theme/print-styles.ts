/** A link that only asks somebody to press it; in a text or a list it says more than that. */
const BUTTON_LINKS = "main :not(p, li, td) > a:is([href^='/contact'], [href^='/online-consultation'])";
/** Drawings without facts, and ways on within the site: a sheet of paper has nowhere to go. */
const ON_SCREEN = [
  BUTTON_LINKS,
  "main header nav",
  "main [id^='spot-']",
  // Without their colours bars are nothing; the list below them says the same.
  "main :is(.bars ol, .bars-averaged)",
  "main [data-next]",
  "main div:has(> [data-next]:only-child)",
  "main [aria-labelledby='others']",
  "main [data-institution] > :not(:has(h3))",
  "main [data-institution] ~ :not([data-institution])",
  "main summary > [aria-hidden]:last-child",
].join();

/**
 * What every page looks like on paper. These rules stand in the exported pages alone, so they cost no page's scripts
 * anything.
 */
export const printStyles = {
  "@page": { margin: "14mm 16mm" },
  "@page plan": { margin: "10mm" },
  "html, body": { background: "none", color: "#000", fontSize: "10pt", lineHeight: 1.45 },
  "h1, h2, h3": { breakAfter: "avoid" },
  // Paper is white: what stands on a dark ground on a screen would be white on white.
  "main *": { color: "#000 !important", boxShadow: "none !important" },
  "main section[style]": { paddingBlock: "12px !important" },
  "img, figure, table, li, aside, [role='note'], [data-suits], [aria-labelledby='numbers']": {
    breakInside: "avoid",
  },
  "header:has(+ [data-suits]) img": { maxHeight: "72mm", objectFit: "cover" },
  // A stamp hangs into it.
  "[data-suits]": { paddingTop: "72px !important", li: { paddingBlock: "5px !important" } },
  [ON_SCREEN]: { display: "none !important" },
  // The slips of the numbers say once more what their rows and the sources say.
  "details:not([data-row])::details-content": {
    display: "block",
    contentVisibility: "visible",
    blockSize: "auto",
  },
  // Nothing is there to be opened.
  "main details:not([data-row]) > summary": { minHeight: "0 !important", padding: "6px 0 2px !important" },
  "main summary::after": { display: "none !important" },
  "main summary + div": {
    maxWidth: "none !important",
    margin: "0 !important",
    padding: "0 0 6px !important",
    maskImage: "none !important",
  },
  "main select": {
    appearance: "none",
    border: "0 !important",
    padding: "0 !important",
    background: "none !important",
  },
  // The names of the institutions, as a list.
  "ul:has(> [data-institution])": {
    gridTemplateColumns: "repeat(3, 1fr) !important",
    gap: "6px 16px !important",
  },
  "main [data-institution]": { display: "block", border: 0, padding: 0 },
  "[data-institution] :has(> h3)": { minHeight: "0 !important", padding: "0 !important" },
  "[data-institution] h3": { fontSize: "10pt !important" },
  // A paragraph for each figure, as wide as the page.
  "main [aria-labelledby='sources']": {
    fontSize: "8.5pt",
    "dl, dl > div": { display: "block !important" },
    "dl > div": { padding: "3px 0 !important", breakInside: "avoid" },
    "dl *, li": { display: "inline", font: "inherit !important" },
    "dt, dd > p:first-of-type": { fontWeight: "700 !important" },
    "dt::after": { content: '": "' },
    "dd > p + *::before": { content: '"; "' },
    "li + li::before": { content: '"; "' },
    "ul:not(dd *) > li": { display: "block", padding: 0, "&::before": { content: "none" } },
    ul: { columns: "1 !important", fontSize: "inherit" },
    // Elsewhere an address breaks the line, and the sources have it.
    "a[href^='https://']::after": { content: '" <" attr(href) ">"', overflowWrap: "anywhere" },
  },
} as const;
