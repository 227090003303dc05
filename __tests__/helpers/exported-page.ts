import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { JSDOM } from "jsdom";

export const PUBLIC = path.resolve("public");

/** Exported file of a route, as our host and any static host resolves it. */
export function fileOf(route: string): string | undefined {
  const clean = decodeURIComponent(route.split(/[?#]/)[0] ?? "");
  return [clean, `${clean}/index.html`, `${clean}.html`]
    .map((name) => path.join(PUBLIC, name))
    .find((file) => existsSync(file) && !existsSync(path.join(file, "index.html")));
}

const pages = new Map<string, Document>();

/**
 * The exported HTML of a route as a document without scripts. Whitespace is collapsed, also in attributes.
 * @throws Error when the export has no such page
 */
export function exportedPage(route: string): Document {
  const known = pages.get(route);
  if (known) return known;
  const file = fileOf(route);
  if (!file) throw new Error(`public/ has no page for ${route}; run npm run build`);
  const html = readFileSync(file, "utf8").replace(/\s+/g, " ");
  const { document } = new JSDOM(html, { url: `https://site.example${route}` }).window;
  pages.set(route, document);
  return document;
}

/** Visible text of an element, whitespace collapsed. */
export function textOf(element: Element | null | undefined): string {
  return (element?.textContent ?? "").replace(/\s+/g, " ").trim();
}

/** Visible text of every element that a selector finds. */
export function textsOf(root: ParentNode, selector: string): string[] {
  return [...root.querySelectorAll(selector)].map(textOf);
}

/** `href` of every element that a selector finds; `null` for one without. */
export function hrefsOf(root: ParentNode | null | undefined, selector = "a"): (string | null)[] {
  return [...(root?.querySelectorAll(selector) ?? [])].map((link) => link.getAttribute("href"));
}

/** The section with an accessible name. */
export function sectionNamed(root: ParentNode, name: string): Element | undefined {
  return [...root.querySelectorAll("section[aria-label]")].find(
    (section) => section.getAttribute("aria-label") === name,
  );
}
