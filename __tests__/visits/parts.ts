import type { Page } from "playwright-core";

/** What can be compared of a page with scripts and without, in order. */
export interface Parts {
  readonly headings: readonly string[];
  readonly links: readonly string[];
  readonly pictures: readonly string[];
}

export function partsOf(page: Page): Promise<Parts> {
  return page.evaluate(() => {
    const all = <Found extends Element>(selector: string, read: (element: Found) => string) =>
      [...document.querySelectorAll<Found>(selector)].map(read);
    return {
      headings: all("main :is(h1, h2, h3)", ({ textContent }) => textContent ?? ""),
      links: all("main a[href]", (link) => link.getAttribute("href") ?? ""),
      pictures: all("main img", (image) => image.getAttribute("alt") ?? "no alt"),
    };
  });
}

/** What a page shows with scripts and not without. */
export function lostParts(without: Parts, withScripts: Parts): string[] {
  const differing = (["headings", "pictures"] as const).flatMap((kind) =>
    without[kind].join("\n") === withScripts[kind].join("\n")
      ? []
      : [
          ...withScripts[kind]
            .filter((one) => !without[kind].includes(one))
            .map((one) => `no ${kind}: ${one}`),
          ...without[kind]
            .filter((one) => !withScripts[kind].includes(one))
            .map((one) => `only without scripts ${kind}: ${one}`),
          `${without[kind].length} ${kind} without scripts, ${withScripts[kind].length} with them`,
        ],
  );
  const links = withScripts.links.filter((link) => !without.links.includes(link));
  return [...differing, ...links.map((link) => `no link: ${link}`)];
}
