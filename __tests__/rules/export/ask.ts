import { exported, type Page } from "./read-export";

/** A question that is asked of a page: whether something holds, or what is wrong with the page. */
export type Rule = (page: Page) => boolean | readonly unknown[];

/** The pages of some kinds. @throws Error when there are none, so that no rule passes unasked */
export function ofKind(...kinds: string[]): readonly Page[] {
  const pages = exported().pages.filter(({ kind }) => kinds.includes(kind));
  if (pages.length === 0) throw new Error(`the export has no page of kind ${kinds.join()}`);
  return pages;
}

/** All pages that a visitor is sent to: all but the not-found page. */
export const listed = exported().pages.filter(({ kind }) => kind !== "not-found");

/** A page of the export. @throws Error when there is none with this path */
export function pageAt(path: string): Page {
  const page = exported().pages.find((one) => one.path === path);
  if (!page) throw new Error(`the export has no page ${path}`);
  return page;
}

/** Address of the site itself, as its home page says. */
export const siteUrl = new URL(pageAt("/").meta["og:url"] ?? "").origin;

/** What a rule finds wrong, each with its page. */
export const faults = (rule: Rule, pages: readonly Page[] = exported().pages) =>
  pages.flatMap((page) => {
    const found = rule(page);
    if (typeof found === "boolean") return found ? [] : [page.path];
    return found.map((fault) => `${page.path}: ${JSON.stringify(fault)}`);
  });

/** Asks each rule of a table of some pages, all where none are given. */
export function ask(whom: string, rules: Readonly<Record<string, Rule>>, pages?: readonly Page[]): void {
  test.each(Object.entries(rules))(`${whom} %s`, (_what, rule) => {
    expect(faults(rule, pages)).toEqual([]);
  });
}

/** Names of what does not hold. */
export const broken = (facts: Readonly<Record<string, boolean>>) =>
  Object.keys(facts).filter((name) => !facts[name]);

/** Values that a list has more than once. */
export const repeated = (values: readonly (string | undefined)[]) =>
  values.filter((value, at) => value !== undefined && values.indexOf(value) !== at);

/** Links of a page's main part. */
export const mainLinks = ({ links }: Page) => links.filter(({ within }) => within.includes("main"));

/** The file that an address of this site leads to, as any static host finds it. */
export function fileOf(address: string): string | undefined {
  const clean = decodeURIComponent(address.split(/[?#]/)[0] ?? "").replace(/\/$/, "");
  return [`${clean}/index.html`, clean, `${clean}.html`].find((file) => file in exported().files);
}
