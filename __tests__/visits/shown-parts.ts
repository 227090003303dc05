import type { ShownParts } from "../helpers/specified";

/** Runs in a page: what a visitor reads of it at the window's width, without opening anything. */
export function shownParts(): ShownParts {
  /** Also a box of one pixel, for screen readers alone. */
  const isOnScreen = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return false;
    for (let box: Element | null = element; box; box = box.parentElement) {
      const { clientWidth, clientHeight } = box;
      if (clientWidth <= 1 && clientHeight <= 1 && getComputedStyle(box).overflow !== "visible") return false;
    }
    return true;
  };
  const read = (part: Element): string => {
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    const words: string[] = [];
    while (walker.nextNode()) {
      const { parentElement, nodeValue } = walker.currentNode;
      if (nodeValue?.trim() && parentElement && isOnScreen(parentElement)) words.push(nodeValue);
    }
    return words.join(" ");
  };
  const shownIn = (part: Element) => ({
    text: read(part),
    links: [...part.querySelectorAll("a[href]")].map((link) => ({
      href: link.getAttribute("href") ?? "",
      text: read(link),
    })),
  });
  return {
    lang: document.documentElement.lang,
    main: shownIn(document.querySelector("main") ?? document.body),
    whole: shownIn(document.body),
  };
}
