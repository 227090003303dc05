import type { Content, Root } from "mdast";
import type {} from "mdast-util-mdx";

/** Any node of a text's tree, the nodes of MDX included. */
export type MdxNode = Root | Content;

export type MdxRoot = Root;

/** Tells the parser's loosely typed result from a whole text's tree. */
export function isRoot(node: { type: string }): node is Root {
  return node.type === "root" && "children" in node;
}
