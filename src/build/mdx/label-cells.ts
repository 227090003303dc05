import type { Content, Element, Root } from "hast";
import { wordsOf } from "./chapter-heads";

const isElement = (node: Content): node is Element => node.type === "element";

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
