import { readFileSync } from "node:fs";
import { EXPORT_FILE, type Export, type Page, type XmlFacts } from "./read-export";

export const exported: Export = JSON.parse(readFileSync(EXPORT_FILE, "utf8"));

/** A rule for a page: returns whether it holds, or the list of faults. */
export type Rule = (page: Page) => boolean | readonly unknown[];

export const everyPage = exported.pages;

/** The pages of some kinds. @throws Error when there are none, so that no rule passes unchecked */
export function ofKind(...kinds: string[]): readonly Page[] {
  const pages = everyPage.filter(({ kind }) => kinds.includes(kind));
  if (pages.length === 0) throw new Error(`the export has no page of kind ${kinds.join()}`);
  return pages;
}

/** All pages except the not-found page. */
export const listed = everyPage.filter(({ kind }) => kind !== "not-found");

export function pageAt(path: string): Page {
  const page = everyPage.find((one) => one.path === path);
  if (!page) throw new Error(`the export has no page ${path}`);
  return page;
}

export const siteUrl = new URL(pageAt("/").meta["og:url"] ?? "").origin;

function faults(rule: Rule, page: Page): string[] {
  const found = rule(page);
  if (typeof found === "boolean") return found ? [] : [page.path];
  return found.map((fault) => `${page.path}: ${JSON.stringify(fault)}`);
}

/** Asks pages. @throws Error when there are none, so that no rule passes unchecked */
export function ask(whom: string, pages: readonly Page[], rules: Readonly<Record<string, Rule>>): void {
  if (pages.length === 0) throw new Error(`the export has no pages to ask: ${whom}`);
  test.each(Object.entries(rules))(`${whom} %s`, (_what, rule) =>
    expect(pages.flatMap((page) => faults(rule, page))).toEqual([]),
  );
}

export const repeated = (values: readonly (string | undefined)[]) =>
  values.filter((value, at) => value !== undefined && values.indexOf(value) !== at);

export const mainLinks = ({ links }: Page) => links.filter(({ within }) => within.includes("main"));

/** The file that an address of this site leads to, as any static host finds it. */
export function fileOf(address: string): string | undefined {
  const clean = decodeURIComponent(address.split(/[?#]/)[0] ?? "").replace(/\/$/, "");
  return [`${clean}/index.html`, clean, `${clean}.html`].find((file) => file in exported.files);
}

/** The child elements with a name in an XML element, and the text of the first. */
export const inside = (of: XmlFacts | undefined, name: string) =>
  (of?.inside ?? []).filter((one) => one.name === name);
export const textIn = (of: XmlFacts | undefined, name: string) => inside(of, name)[0]?.text ?? "";
