import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { isForBrowser } from "../lib/for-browser";
import { goToNamed } from "../ui/folds/open-named";

/** Links in compiled HTML act as Gatsby's `Link`; fragments too, so that the router restores the scroll position. */
export function followInside(event: MouseEvent<HTMLDivElement>): void {
  if (event.defaultPrevented || isForBrowser(event)) return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.getAttribute("href");
  if (!href || !/^[/#]/.test(href) || link?.target === "_blank") return;
  // The router does nothing if the address stays the same; the browser scrolls there again.
  if (href === window.location.hash) {
    goToNamed();
    return;
  }
  event.preventDefault();
  const { pathname, search } = window.location;
  void navigate(href.startsWith("#") ? pathname + search + href : href);
}
