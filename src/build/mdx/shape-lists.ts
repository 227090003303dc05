import type { Content, Element, ElementContent, Root } from "hast";
import type {} from "mdast-util-mdx";
import { wordsOf } from "./chapter-heads";
import { pieces } from "./pieces/pieces";

const isElement = (node: Content): node is Element => node.type === "element";

/** The node without its last full stop. */
function withoutStop<Node extends ElementContent>(node: Node): Node {
  if (node.type === "text") return { ...node, value: node.value.replace(/\.$/, "") };
  if (node.type !== "element") return node;
  const last = node.children.length - 1;
  return {
    ...node,
    children: node.children.map((child, place) => (place === last ? withoutStop(child) : child)),
  };
}

/** An item of a list whose bold first words, its title, end without a full stop. */
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

function within(node: Element, name: string): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === name ? [child] : within(child, name)));
}

/** A table in which every cell but a row's first carries the head of its column: on phones rows are blocks. */
function labelled(table: Element): Element {
  const heads = within(table, "th").map((head) => wordsOf(head).trim());
  const label = (node: Element): Element => {
    let column = 0;
    const children = node.children.map((child) => {
      if (child.type !== "element") return child;
      if (child.tagName !== "td") return label(child);
      const head = heads[column];
      column += 1;
      if (column === 1 || !head) return child;
      return { ...child, properties: { ...child.properties, dataHead: head } };
    });
    return { ...node, children };
  };
  return label(table);
}

/** Labels the cells of a text's tables; these stand in the text itself. */
export function labelCells(tree: Root): Root {
  const children = tree.children.map((node) =>
    node.type === "element" && node.tagName === "table" ? labelled(node) : node,
  );
  return { ...tree, children };
}
