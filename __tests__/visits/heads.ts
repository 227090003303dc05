import type { Page } from "playwright-core";
import { z } from "zod";

/** Elements of a head that a reader, a search engine or a link preview sees. */
const NAMED = 'title, link[rel=canonical], meta[name], meta[property], script[type="application/ld+json"]';

const GRAPH = z.strictObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(z.looseObject({ "@type": z.string() })).min(1),
});

/** One line for each named element of a page's head, sorted: of the exported HTML, or of the page as it is now. */
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

/** What the head lost or got when the page hydrated, its title and its structured data among it. */
export async function headFaults(page: Page, html: string): Promise<string[]> {
  const [before, after] = [await headOf(page, html), await headOf(page)];
  const title = before.find((line) => line.startsWith("title"));
  return [
    ...(title?.replace("title : ", "") ? [] : ["the exported page has no title"]),
    ...before.filter((line) => !after.includes(line)).map((line) => `lost ${line}`),
    ...after.filter((line) => !before.includes(line)).map((line) => `got ${line}`),
    ...(before.length === after.length ? [] : [`${before.length} elements became ${after.length}`]),
  ];
}

/** Structured data of the page that no search engine could read. */
export async function dataFaults(page: Page): Promise<string[]> {
  const scripts = await page.evaluate(() =>
    [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => script.textContent),
  );
  return scripts.flatMap((text) => {
    try {
      const { error } = GRAPH.safeParse(JSON.parse(text));
      return error ? [z.prettifyError(error)] : [];
    } catch (error) {
      return [`${error instanceof Error ? error.message : error}: ${text.slice(0, 80)}`];
    }
  });
}

/** What every page must have once, whatever it is about. */
export function frameFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const count = (selector: string) => document.querySelectorAll(selector).length;
    return ["h1", "main", "head > title:not(:empty)", "html[lang]", "meta[name=description]"]
      .filter((selector) => count(selector) !== 1)
      .map((selector) => `has ${count(selector)} of ${selector}`);
  });
}
