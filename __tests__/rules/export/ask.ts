import { exported, type Page } from "./read-export";

/** All pages that a visitor can be sent to; the not-found page is not one. */
export const listed = () => exported().pages.filter(({ kind }) => kind !== "not-found");

/** A page of the export. @throws Error when there is none with this path */
export function pageAt(path: string): Page {
  const page = exported().pages.find((one) => one.path === path);
  if (!page) throw new Error(`the export has no page ${path}`);
  return page;
}

/** Address of the site itself, as its home page says. */
export const siteUrl = () =>
  new URL(pageAt("/").heads.find(({ rel }) => rel === "canonical")?.href ?? "").origin;

/** A question that is asked of pages: what it finds is wrong with one. */
export type Rule = (page: Page) => readonly (string | false | undefined)[];

/** What a rule finds wrong, each with its page. */
export const faults = (rule: Rule, pages: readonly Page[] = exported().pages) =>
  pages.flatMap((page) => rule(page).flatMap((fault) => (fault ? [`${page.path}: ${fault}`] : [])));

/** Values that more than one page has. */
export function shared(of: (page: Page) => string | undefined, pages = listed()): string[] {
  const values = pages.map(of);
  return values.flatMap((value, at) => (value !== undefined && values.indexOf(value) !== at ? [value] : []));
}

/** Values that a list has more than once. */
export const repeated = (values: readonly string[]) => [
  ...new Set(values.filter((value, at) => values.indexOf(value) !== at)),
];

/** The file that an address of this site leads to, as any static host finds it. */
export function fileOf(address: string): string | undefined {
  const clean = decodeURIComponent(address.split(/[?#]/)[0] ?? "").replace(/(.)\/$/, "$1");
  const { files } = exported();
  return [`${clean === "/" ? "" : clean}/index.html`, clean, `${clean}.html`].find((file) => file in files);
}
