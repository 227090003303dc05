import type { Page } from "playwright-core";

/** Links with the same name and different targets; one that is hidden at this width has no name. */
export async function ambiguousLinks(page: Page): Promise<string[]> {
  const links = await page.evaluate(() => {
    const nameOf = (node: Node): string => {
      if (!(node instanceof Element)) return node.textContent ?? "";
      if (node.getAttribute("aria-hidden") === "true") return "";
      const own = node.getAttribute("aria-label") ?? node.getAttribute("alt");
      return own ?? [...node.childNodes].map(nameOf).join(" ");
    };
    return [...document.querySelectorAll<HTMLAnchorElement>("a[href]")]
      .filter(
        (link) => !link.closest("[aria-hidden=true]") && link.checkVisibility({ visibilityProperty: true }),
      )
      .map((link) => ({ name: nameOf(link).replace(/\s+/g, " ").trim().toLowerCase(), href: link.href }));
  });
  const targets = new Map<string, Set<string>>();
  for (const { name, href } of links) {
    if (name === "") continue;
    targets.set(name, (targets.get(name) ?? new Set()).add(href));
  }
  return [...targets].flatMap(([name, places]) =>
    places.size > 1 ? [`"${name}": ${[...places].join(", ")}`] : [],
  );
}
