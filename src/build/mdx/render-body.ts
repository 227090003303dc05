import type { Content, Root } from "hast";
import { renderToStaticMarkup } from "react-dom/server";
import { drawTree } from "./draw-tree";
import { type BodyWords, type Facts, vocabulary } from "./vocabulary";

/** A heading of the second level, for the list of contents. */
export interface BodyHeading {
  readonly id: string;
  readonly text: string;
}

/** The text of an MDX file, ready to be shown. */
export interface RenderedBody {
  readonly html: string;
  readonly headings: readonly BodyHeading[];
  readonly words: number;
}

interface Parent {
  readonly children: readonly Content[];
}

function textOf(node: Parent): string {
  return node.children
    .map((child) => (child.type === "text" ? child.value : child.type === "element" ? textOf(child) : ""))
    .join("");
}

/** Headings of the second level, wherever they stand. */
function headingsOf(node: Parent): BodyHeading[] {
  return node.children.flatMap((child) => {
    if (child.type !== "element" && child.type !== "mdxJsxFlowElement") return [];
    if (child.type === "element" && child.tagName === "h2")
      return [{ id: String(child.properties?.id ?? ""), text: textOf(child) }];
    return headingsOf(child);
  });
}

const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The words that a reader sees, without tags and hidden hints. */
export function visibleText(html: string): string {
  return html
    .replace(/<span class="visually-hidden">.*?<\/span>/g, "")
    .replace(/<[^>]+>/g, " ")
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, " ")
    .trim();
}

/**
 * Renders a text to static HTML at build, so that no code of it reaches the browser.
 * @param tree the text's tree of elements
 * @param facts the facts that it states
 * @param day the day by which facts are judged due, ISO date
 * @param words what the text says that its author did not write
 * @throws Error when a fact is missing; the content check reports that first, with file and place
 */
export function renderBody(tree: Root, facts: Facts, day: string, words: BodyWords): RenderedBody {
  const html = renderToStaticMarkup(drawTree(tree, vocabulary(facts, day, words)));
  return { html, headings: headingsOf(tree), words: visibleText(html).split(" ").length };
}
