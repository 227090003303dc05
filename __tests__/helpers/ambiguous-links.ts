import type { Page } from "playwright-core";
import { loadAxe } from "./axe";

/** Accessible name of a link, and its target. */
interface NamedLink {
  readonly name: string;
  readonly href: string;
}

/** Links with the same name and different targets, by the names that axe computes. */
export async function ambiguousLinks(page: Page): Promise<string[]> {
  await loadAxe(page);
  const links = await page.evaluate<NamedLink[]>(`(() => {
    axe.setup(document);
    const links = [...document.querySelectorAll("a[href]")].map((link) => ({
      name: axe.commons.text.accessibleText(link),
      href: link.href,
    }));
    axe.teardown();
    return links;
  })()`);
  const targets = new Map<string, Set<string>>();
  for (const { name, href } of links) {
    const key = name.replace(/\s+/g, " ").trim().toLowerCase();
    // A link that is hidden at this width has no name, and screen readers skip it.
    if (key === "") continue;
    // A figure has a note in each chapter that states it; the notes say the same.
    const target = href.replace(/(#note-.*?)-\d+$/, "$1");
    targets.set(key, (targets.get(key) ?? new Set()).add(target));
  }
  return [...targets].flatMap(([name, places]) =>
    places.size > 1 ? [`"${name}": ${[...places].join(", ")}`] : [],
  );
}
