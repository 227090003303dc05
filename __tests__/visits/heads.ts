import type { Page } from "playwright-core";

const NAMED = 'title, link[rel=canonical], meta[name], meta[property], script[type="application/ld+json"]';

/** One line for each named element of a page's head, sorted: of the given HTML, or of the current page. */
function headOf(page: Page, html?: string): Promise<string[]> {
  return page.evaluate(
    ([selector, source]) => {
      const root = source === undefined ? document : new DOMParser().parseFromString(source, "text/html");
      return [...root.head.querySelectorAll(selector ?? "")]
        .map((element) => {
          const name = ["name", "property", "rel"].map((one) => element.getAttribute(one) ?? "").join("");
          const text = element.getAttribute("content") ?? element.getAttribute("href") ?? element.textContent;
          return `${element.localName} ${name}: ${text}`;
        })
        .sort();
    },
    [NAMED, html],
  );
}

/** Differences in the head before and after hydration, title and structured data included. */
export async function headFaults(page: Page, html: string): Promise<string[]> {
  const [before, after] = [await headOf(page, html), await headOf(page)];
  return [
    ...before.filter((line) => !after.includes(line)).map((line) => `lost ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `got ${line}`),
    ...(before.length === after.length ? [] : [`${before.length} elements became ${after.length}`]),
  ];
}
