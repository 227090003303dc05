import type { Content, Element, ElementContent, Root } from "hast";
import type {} from "mdast-util-mdx";
import { wordsOf } from "./chapter-heads";
import { pieces } from "./pieces/pieces";

const isElement = (node: Content): node is Element => node.type === "element";

function titleOf(item: Element): Element | undefined {
  const first = item.children.find((child) => isElement(child));
  return first?.tagName === "strong" ? first : first && titleOf(first);
}

/** Removes the full stops of titles on their own line; in Markdown they end like sentences. */
export function trimTitles(tree: Root): void {
  for (const node of tree.children) {
    if (node.type !== "mdxJsxFlowElement" || !pieces.get(node.name ?? "")?.list?.isTitled) continue;
    const items = node.children.flatMap((list) => (isElement(list) ? list.children.filter(isElement) : []));
    for (const item of items) {
      let last: ElementContent | undefined = titleOf(item);
      while (last?.type === "element") last = last.children.at(-1);
      if (last?.type === "text") last.value = last.value.replace(/\.$/, "");
    }
  }
}

function within(node: Element, name: string): Element[] {
  return node.children
    .filter(isElement)
    .flatMap((child) => (child.tagName === name ? [child] : within(child, name)));
}

/** Gives every cell of a text's tables but a row's first the head of its column: on phones rows are blocks. */
export function labelCells(tree: Root): void {
  for (const table of tree.children) {
    if (!isElement(table) || table.tagName !== "table") continue;
    const heads = within(table, "th").map((head) => wordsOf(head).trim());
    const cells = within(table, "tr").flatMap((row) => [...within(row, "td").entries()]);
    for (const [column, cell] of cells)
      if (column > 0 && heads[column]) cell.properties = { ...cell.properties, dataHead: heads[column] };
  }
}
