import type { Content, Element, ElementContent, Root } from "hast";
import type {} from "mdast-util-mdx";
import { renderToStaticMarkup } from "react-dom/server";
import { decodeEntities } from "../../lib/entities";
import { fill } from "../../lib/fill";
import { isHeading, withChapterHeads } from "./chapter-heads";
import { drawTree } from "./draw-tree";
import { holdUnitsIn } from "./hold-units";
import { textIn } from "./parse-mdx";
import type { BodyWords, Facts } from "./pieces/piece";
import { pieces } from "./pieces/pieces";
import { isSlot, type SlotName } from "./pieces/slots";
import { vocabulary } from "./vocabulary";
import { writtenAttributes } from "./written-attributes";

/** A stretch of a text as HTML, or a slot, which the page's template fills. */
export interface BodyPart {
  readonly html: string;
  readonly slot?: SlotName;
  /** What the slot's attribute names: a picture, or the chapter whose rows it shows. */
  readonly of?: string;
  /** Id and text of its chapter's heading, if the page renders the heading. */
  readonly chapter?: string;
  readonly heading?: string;
}

export interface RenderedBody {
  readonly html: string;
  readonly parts: readonly BodyPart[];
  readonly headings: readonly Queries.BodyHeading[];
  readonly words: number;
}

/** How a page shows the headings of its chapters: it renders them itself, or numbers them as a guide does. */
export type HeadingManner = "apart" | { readonly before: number; readonly count: number } | undefined;

function headingsOf(node: { readonly children: readonly Content[] }): Queries.BodyHeading[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element" && child.type !== "mdxJsxFlowElement") return [];
    if (isHeading(child)) return [{ id: String(child.properties?.id ?? ""), text: textIn(child) }];
    return headingsOf(child);
  });
}

/** The visible text, without tags and hidden hints. */
export function visibleText(html: string): string {
  const text = html
    .replace(/<style>.*?<\/style>/g, "")
    .replace(/<span class="visually-hidden">.*?<\/span>/g, "")
    .replace(/<\/?(?:a|b|code|em|i|s|span|strong|sub|sup)(?: [^>]*)?>/g, "")
    .replace(/<[^>]+>/g, " ");
  return decodeEntities(text).replace(/\s+/g, " ").trim();
}

const isElement = (node: Content): node is Element => node.type === "element";

function titleOf(item: Element): Element | undefined {
  const first = item.children.find((child) => isElement(child));
  return first?.tagName === "strong" ? first : first && titleOf(first);
}

/** Removes the full stops of titles on their own line; in Markdown they end like sentences. */
function trimTitles(tree: Root): void {
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
function labelCells(tree: Root): void {
  for (const table of tree.children) {
    if (!isElement(table) || table.tagName !== "table") continue;
    const heads = within(table, "th").map((head) => textIn(head).trim());
    const cells = within(table, "tr").flatMap((row) => [...within(row, "td").entries()]);
    for (const [column, cell] of cells)
      if (column > 0 && heads[column]) cell.properties = { ...cell.properties, dataHead: heads[column] };
  }
}

type Child = Root["children"][number];

/** Cuts a text at its slots and, if the page renders them, at its headings. */
function partsOf(tree: Root, areHeadingsApart: boolean, draw: (children: Child[]) => string): BodyPart[] {
  const parts: BodyPart[] = [];
  let chapter: Pick<BodyPart, "chapter" | "heading"> = {};
  let stretch: Child[] = [];
  const flush = () => {
    const html = draw(stretch);
    if (html.trim()) parts.push({ ...chapter, html });
    stretch = [];
  };
  for (const node of tree.children) {
    if (node.type === "mdxJsxFlowElement" && isSlot(node.name)) {
      flush();
      const of = writtenAttributes(node)[0]?.value ?? undefined;
      parts.push({ ...chapter, html: "", slot: node.name, of });
    } else if (areHeadingsApart && isHeading(node)) {
      flush();
      chapter = { chapter: String(node.properties?.id ?? ""), heading: textIn(node) };
    } else stretch.push(node);
  }
  flush();
  return parts;
}

/** Renders a text to static HTML. @param day ISO date @throws Error when a figure is missing, as the check says first */
export function renderBody(
  tree: Root,
  facts: Facts,
  day: string,
  words: BodyWords,
  manner: HeadingManner,
): RenderedBody {
  const shaped = structuredClone(tree);
  trimTitles(shaped);
  labelCells(shaped);
  holdUnitsIn(shaped);
  const components = vocabulary({ facts, day, words });
  const isNumbered = typeof manner === "object";
  const headed = isNumbered
    ? withChapterHeads(shaped, (n) =>
        fill(words.texts.chapter, { n: manner.before + n, count: manner.count }),
      )
    : shaped;
  const draw = (children: Child[]) => renderToStaticMarkup(drawTree({ ...headed, children }, components));
  const parts = partsOf(headed, manner === "apart", draw);
  const html = parts.map((part) => part.html).join("");
  return { html, parts, headings: headingsOf(tree), words: visibleText(html).split(" ").length };
}
