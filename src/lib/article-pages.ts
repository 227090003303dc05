export const ARTICLES_A_PAGE = 12;

/** Addresses of the pages that list the articles; the first is the specified one. */
export function articlePages(count: number): string[] {
  const pages = Math.max(1, Math.ceil(count / ARTICLES_A_PAGE));
  return Array.from({ length: pages }, (_, index) => (index === 0 ? "/blogs" : `/blogs/page/${index + 1}`));
}
