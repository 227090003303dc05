import type { Content, Element, ElementContent, Root } from "hast";
import type {} from "mdast-util-mdx";
import { pieces } from "./pieces/pieces";

const isElement = (node: Content): node is Element => node.type === "element";

/** A node whose last words lack their full stop. */
function withoutStop<Node extends ElementContent>(node: Node): Node {
  if (node.type === "text") return { ...node, value: node.value.replace(/\.$/, "") };
  if (node.type !== "element") return node;
  const last = node.children.length - 1;
  return {
    ...node,
    children: node.children.map((child, place) => (place === last ? withoutStop(child) : child)),
  };
}

/** An item whose first words in bold are a title. */
function titled(node: ElementContent): ElementContent {
  if (!isElement(node)) return node;
  const first = node.children.findIndex((child) => isElement(child));
  return {
    ...node,
    children: node.children.map((child, place) => {
      if (place !== first || !isElement(child)) return child;
      return child.tagName === "strong" ? withoutStop(child) : titled(child);
    }),
  };
}

function list(node: ElementContent): ElementContent {
  return isElement(node) ? { ...node, children: node.children.map(titled) } : node;
}

/** Takes the full stops from titles that stand on a line of their own: in the Markdown they end like sentences. */
export function trimTitles(tree: Root): Root {
  const children = tree.children.map((node) =>
    node.type === "mdxJsxFlowElement" && pieces.get(node.name ?? "")?.list?.isTitled
      ? { ...node, children: node.children.map(list) }
      : node,
  );
  return { ...tree, children };
}
