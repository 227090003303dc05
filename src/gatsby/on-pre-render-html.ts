import type { PreRenderHTMLArgs } from "gatsby";
import { isValidElement, type ReactNode } from "react";

/** Gatsby's inline script of each page (defer/ writes data instead), and GatsbyImage's, which no page uses. */
const NOT_WANTED: readonly (string | null)[] = [
  "script-loader",
  "gatsby-image-style",
  "gatsby-image-style-noscript",
  "gatsby-image-style-script",
];

const isWanted = (node: ReactNode) => !isValidElement(node) || !NOT_WANTED.includes(node.key);

/** Leaves out what Gatsby and its plugins put into every page and none needs. */
export function onPreRenderHTML(page: PreRenderHTMLArgs): void {
  page.replaceHeadComponents(page.getHeadComponents().filter(isWanted));
  page.replacePostBodyComponents(page.getPostBodyComponents().filter(isWanted));
}
