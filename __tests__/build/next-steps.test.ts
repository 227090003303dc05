import { exportedPage, hrefsOf } from "../helpers/exported-page";
import { pageTexts, ROUTES, services, words } from "../helpers/site-content";

/** Where the closing sections lead: to ask is no next step of a page's own. */
const ASKING = ["/contact", "/online-consultation-form"];

/** Pages of the site that the main part of a page links to, besides the trail above it and the ways to ask. */
function waysOn(route: string): string[] {
  const links = [...exportedPage(route).querySelectorAll('main a[href^="/"]')].filter(
    (link) => link.closest("nav")?.getAttribute("aria-label") !== words.trail.name,
  );
  const paths = links.map((link) => (link.getAttribute("href") ?? "").split(/[?#]/)[0] ?? "");
  return [...new Set(paths)].filter(
    (path) => path !== route && ROUTES.includes(path) && !ASKING.includes(path),
  );
}

test.each(ROUTES)("%s leads on to at least two pages", (route) => {
  expect(waysOn(route).length).toBeGreaterThanOrEqual(2);
});

test("pages end with the links that content names for them", () => {
  const named = [
    ...services.map(({ path, next = [] }) => ({ path, links: next })),
    // The not-found page has no address, and its links stand beside its picture.
    ...pageTexts.flatMap(({ path, links = [] }) => (path ? [{ path, links }] : [])),
  ].filter(({ links }) => links.length > 0);
  expect(named).not.toEqual([]);
  for (const { path, links } of named) {
    const shown = hrefsOf(exportedPage(path).querySelector("main [data-next]"));
    expect({ path, shown }).toEqual({ path, shown: links.map((link) => link.path) });
  }
});
