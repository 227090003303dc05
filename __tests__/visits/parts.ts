import type { Page } from "playwright-core";

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

export function lostParts(without: Parts, withScripts: Parts): string[] {
  const missing = (from: readonly string[], there: readonly string[], what: string) =>
    from.filter((one) => !there.includes(one)).map((one) => `${what}: ${one}`);
  const differing = (["headings", "pictures"] as const).flatMap((kind) => {
    const [plain, full] = [without[kind], withScripts[kind]];
    if (plain.join("\n") === full.join("\n")) return [];
    const counts = `${plain.length} ${kind} without scripts, ${full.length} with them`;
    return [
      ...missing(full, plain, `no ${kind}`),
      ...missing(plain, full, `only without scripts ${kind}`),
      counts,
    ];
  });
  return [...differing, ...missing(withScripts.links, without.links, "no link")];
}
