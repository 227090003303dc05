import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/** Keys of Gatsby's inline script (defer/ writes data instead) and of GatsbyImage's elements, which no page uses. */
const UNUSED_KEYS: readonly (string | null)[] = [
  "script-loader",
  "gatsby-image-style",
  "gatsby-image-style-noscript",
  "gatsby-image-style-script",
];

const isUsed = (node: ReactNode) => !isValidElement(node) || !UNUSED_KEYS.includes(node.key);

/** Removes elements that Gatsby and its plugins put into every page and no page uses. */
export function onPreRenderHTML(page: PreRenderHTMLArgs): void {
  page.replaceHeadComponents(page.getHeadComponents().filter(isUsed));
  page.replacePostBodyComponents(page.getPostBodyComponents().filter(isUsed));
}
