import { navigate } from "gatsby";
import type { MouseEvent } from "react";
import { goToNamed } from "../ui/folds/open-named";

/**
 * Client-side navigation for links of compiled HTML, as with Gatsby's `Link`; of links to a place of the page too, as
 * the router then knows where to return.
 */
export function followInside(event: MouseEvent<HTMLDivElement>): void {
  if (
    event.defaultPrevented ||
    event.button !== 0 ||
    event.metaKey ||
    event.ctrlKey ||
    event.shiftKey ||
    event.altKey
  )
    return;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  const href = link?.getAttribute("href");
  if (!href || !/^[/#]/.test(href) || link?.target === "_blank") return;
  // The router is silent where the address stays as it is; the browser goes there again.
  if (href === window.location.hash) {
    goToNamed();
    return;
  }
  event.preventDefault();
  const { pathname, search } = window.location;
  void navigate(href.startsWith("#") ? pathname + search + href : href);
}
