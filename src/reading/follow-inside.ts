import { navigate } from "gatsby";
import type { MouseEvent } from "react";

/** Client-side navigation for links of compiled HTML to other pages of this site, as with Gatsby's `Link`. */
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
  if (!href?.startsWith("/") || link?.target === "_blank") return;
  event.preventDefault();
  void navigate(href);
}
